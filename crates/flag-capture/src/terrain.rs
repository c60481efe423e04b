//! What a cell is, and what entering it costs.

use ::texts::Message;

use crate::texts;

/// What a cell is: the ground, or an item that lies on grass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Terrain {
    /// Open ground.
    Grass = 1,
    /// Slow without a boat.
    Water = 2,
    /// Slow.
    Mud = 3,
    /// Never entered.
    Wall = 4,
    /// Dug once.
    Hole = 5,
    /// Dug twice.
    Trench = 6,
    /// What it is all about.
    Flag = 7,
    /// 20 boat uses.
    Boat = 8,
    /// 20 axe uses.
    Axe = 9,
    /// 20 energy.
    Juice = 10,
    /// 10 shovel points.
    Shovel = 11,
    /// Slow without an axe; an axe cuts it down.
    Forest = 12,
}

impl Terrain {
    /// All terrains in the order of their codes.
    pub const ALL: [Terrain; 12] = [
        Terrain::Grass,
        Terrain::Water,
        Terrain::Mud,
        Terrain::Wall,
        Terrain::Hole,
        Terrain::Trench,
        Terrain::Flag,
        Terrain::Boat,
        Terrain::Axe,
        Terrain::Juice,
        Terrain::Shovel,
        Terrain::Forest,
    ];

    /// The number in map files, 1 to 12.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The terrain of a code.
    pub fn from_code(code: u8) -> Option<Terrain> {
        Terrain::ALL.get(usize::from(code).checked_sub(1)?).copied()
    }

    /// The character in map files.
    pub const fn glyph(self) -> char {
        b".~,#oOFbhzpT"[self as usize - 1] as char
    }

    /// The terrain of a character.
    pub fn from_glyph(glyph: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.glyph() == glyph)
    }

    /// The name for records and reports, in English; see [`Terrain::title`].
    pub fn name(self) -> &'static str {
        self.title().english()
    }

    /// What it is called.
    pub const fn title(self) -> Message {
        match self {
            Terrain::Grass => texts::GRASS,
            Terrain::Water => texts::WATER,
            Terrain::Mud => texts::MUD,
            Terrain::Wall => texts::WALL,
            Terrain::Hole => texts::HOLE,
            Terrain::Trench => texts::TRENCH,
            Terrain::Flag => texts::FLAG,
            Terrain::Boat => texts::BOAT,
            Terrain::Axe => texts::AXE,
            Terrain::Juice => texts::JUICE,
            Terrain::Shovel => texts::SHOVEL,
            Terrain::Forest => texts::FOREST,
        }
    }

    /// The energy that it takes to enter, with or without the tool that helps here; `None` for a wall.
    pub const fn cost(self, with_tool: bool) -> Option<i32> {
        Some(match (self, with_tool) {
            (Terrain::Wall, _) => return None,
            (Terrain::Water, false) => 6,
            (Terrain::Water, true) => 3,
            (Terrain::Forest, false) => 8,
            (Terrain::Forest, true) => 4,
            (Terrain::Mud, _) => 2,
            (Terrain::Hole, _) => 4,
            (Terrain::Trench, _) => 6,
            _ => 1,
        })
    }

    /// What digging makes of it; `None` where nothing can be dug.
    pub const fn dug(self) -> Option<Terrain> {
        match self {
            Terrain::Grass | Terrain::Mud => Some(Terrain::Hole),
            Terrain::Hole => Some(Terrain::Trench),
            _ => None,
        }
    }

    /// Whether it is taken by whoever enters, and leaves grass.
    pub const fn is_taken(self) -> bool {
        matches!(self, Terrain::Flag | Terrain::Boat | Terrain::Axe | Terrain::Juice | Terrain::Shovel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_glyphs_are_read_back() {
        for (index, terrain) in Terrain::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(terrain.code()), index + 1);
            assert_eq!(Terrain::from_code(terrain.code()), Some(terrain));
            assert_eq!(Terrain::from_glyph(terrain.glyph()), Some(terrain));
        }
        assert_eq!(
            (Terrain::from_code(0), Terrain::from_code(13), Terrain::from_glyph('x')),
            (None, None, None)
        );
    }

    #[test]
    fn the_table_of_the_rules() {
        // glyph, cost, cost with the tool
        let table = [
            ('.', Some(1), Some(1)),
            ('~', Some(6), Some(3)),
            (',', Some(2), Some(2)),
            ('#', None, None),
            ('o', Some(4), Some(4)),
            ('O', Some(6), Some(6)),
            ('F', Some(1), Some(1)),
            ('b', Some(1), Some(1)),
            ('h', Some(1), Some(1)),
            ('z', Some(1), Some(1)),
            ('p', Some(1), Some(1)),
            ('T', Some(8), Some(4)),
        ];
        for (terrain, (glyph, cost, with_tool)) in Terrain::ALL.into_iter().zip(table) {
            assert_eq!((terrain.glyph(), terrain.cost(false), terrain.cost(true)), (glyph, cost, with_tool));
        }
    }
}
