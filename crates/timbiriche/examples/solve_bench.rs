//! Measures the exact solver.
use rand::SeedableRng;
use rand::seq::SliceRandom;
use std::time::Instant;
use timbiriche::solver::{Options, Question, Solver};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let what = args[0].as_str();
    let mut o = Options { table_mib: 512, ..Options::default() };
    for a in &args {
        if let Some(x) = a.strip_prefix("table=") {
            o.table_mib = x.parse().unwrap();
        }
        if let Some(x) = a.strip_prefix("off=") {
            match x {
                "graph" => o.graph_keys = false,
                "order" => o.ordering = false,
                "dom" => o.dominance = false,
                "sym" => o.symmetries = false,
                "corners" => o.corners = false,
                "bounds" => o.bounds = false,
                "coll" => o.collections = false,
                _ => panic!(),
            }
        }
        if let Some(x) = a.strip_prefix("threads=") {
            o.threads = x.parse().unwrap();
        }
    }
    let stop = search::Stop::new();
    if let Some((r, c)) = what.split_once('x') {
        let s = Solver::new(r.parse().unwrap(), c.parse().unwrap(), o).unwrap();
        let t = Instant::now();
        let all = s.board().all_lines();
        let v = s.value(
            all,
            &mut Question { stop: stop.clone(), deadline: None, on_progress: &mut |p| eprintln!("{p:?}") },
        );
        let e = t.elapsed().as_secs_f64();
        println!(
            "{what} value {v:?} nodes {} seconds {e:.3} knps {:.0}",
            s.nodes(),
            s.nodes() as f64 / e / 1e3
        );
    } else {
        let k: usize = what.strip_prefix("k").unwrap().parse().unwrap();
        let n: usize = args[1].parse().unwrap();
        let s = Solver::new(4, 5, o).unwrap();
        let mut times = vec![];
        let mut nodes = vec![];
        for i in 0..n {
            let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(i as u64);
            let mut l: Vec<usize> = (0..s.board().line_count()).collect();
            l.shuffle(&mut rng);
            let u = l[k..].iter().fold(0u64, |a, &b| a | 1 << b);
            s.clear();
            let b = s.nodes();
            let t = Instant::now();
            let v =
                s.value(u, &mut Question { stop: stop.clone(), deadline: None, on_progress: &mut |_| {} });
            times.push(t.elapsed().as_secs_f64());
            nodes.push(s.nodes() - b);
            if args.iter().any(|a| a == "v") {
                println!("{i} {v:?} {} {:.3}", s.nodes() - b, times[i]);
            }
        }
        let (tot, tn): (f64, u64) = (times.iter().sum(), nodes.iter().sum());
        times.sort_by(f64::total_cmp);
        nodes.sort();
        println!(
            "k={k} n={n} median {:.4}s max {:.3}s nodes median {} max {} sum {tn} knps {:.0}",
            times[n / 2],
            times[n - 1],
            nodes[n / 2],
            nodes[n - 1],
            tn as f64 / tot / 1e3
        );
    }
}
