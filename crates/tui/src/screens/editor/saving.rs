//! Opening and saving, as the person sees it: what is asked first and what is told.

use std::path::{Path, PathBuf};

use super::files::{self, File};
use super::prompt::{Asking, Prompt};
use super::{Asked, Editor, lossy};
use crate::context::Context;
use crate::screens::Step;
use crate::texts::editor as text;
use crate::theme::Role;

impl Editor {
    pub(super) fn open(&mut self, context: &Context, typed: &str) -> Step {
        let look = &context.look;
        let opened = files::open(context, self.ui, &*self.craft, typed).and_then(|(text, file)| {
            match self.craft.parse(&text) {
                Ok(drawing) => Ok((drawing, file)),
                Err(why) => Err(why.text(look.language)),
            }
        });
        match opened {
            Err(why) => self.say(Role::Warning, look.fill(text::NOT_OPENED, &[("why", &why)])),
            Ok((drawing, file)) => {
                let Some(craft) = (self.ui.view)().craft() else { return Step::Stay };
                *self = Editor::with(self.ui, craft, drawing, file);
                self.say(Role::Good, look.fill(text::OPENED, &[("path", &typed)]))
            }
        }
    }

    pub(super) fn save(&mut self, context: &mut Context) -> Step {
        match self.file.path.clone() {
            Some(path) => self.save_at(context, path),
            None => {
                self.message = None;
                self.prompt = Some(Prompt::new(Asking::SaveAs, self.name.clone()));
                Step::Redraw
            }
        }
    }

    pub(super) fn save_at(&mut self, context: &Context, path: PathBuf) -> Step {
        if File::would_overwrite(&path, &self.file) {
            let shown = path.display();
            let question = lossy(&context.look.fill(text::ASK_OVERWRITE, &[("path", &shown)]));
            return self.ask(Asked::Overwrite(path), question);
        }
        self.write(context, &path)
    }

    pub(super) fn write(&mut self, context: &Context, path: &Path) -> Step {
        self.canvas.lift();
        let (words, look) = (self.text(), &context.look);
        if let Err(error) = self.file.save(path, &words) {
            let why = error.reason(look.language);
            return self.say(Role::Warning, look.fill(text::NOT_SAVED, &[("why", &why)]));
        }
        self.saved = words;
        self.changed = None;
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let kept = context.settings.store.as_ref().map(|store| store.kept_path(self.craft.folder(), &stem));
        let told = match kept.as_deref() == Some(path) {
            true => {
                let name = if stem.contains(' ') { format!("\"{stem}\"") } else { stem };
                let field = self.craft.field();
                look.fill(text::SAVED_NAME, &[("field", &field), ("name", &name)])
            }
            false => look.fill(text::SAVED, &[("path", &path.display())]),
        };
        self.say(Role::Good, told)
    }
}
