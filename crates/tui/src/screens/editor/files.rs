//! Where drawings are opened from and saved.

use std::path::{Path, PathBuf};

use game::Values;
use play::PlayError;
use play::store::{self, read_text, write_atomic};

use crate::context::{Context, GameUi};
use crate::texts::editor as text;

use super::craft::Craft;

/// The file of a drawing.
#[derive(Clone, Debug, Default)]
pub(super) struct File {
    /// Where it is saved; not known yet for a new drawing.
    pub(super) path: Option<PathBuf>,
    /// What we have written there.
    written: Option<String>,
}

impl File {
    pub(super) fn at(path: impl Into<PathBuf>) -> File {
        File { path: Some(path.into()), written: None }
    }

    /// The file, if it holds what we would write. One with comments or of another form counts as somebody else's.
    pub(super) fn if_written_so(self, text: &str) -> File {
        File { written: self.written.filter(|written| written == text), ..self }
    }

    /// Whether something else than what we wrote would be lost by saving there. What can't be read counts.
    pub(super) fn would_overwrite(path: &Path, known: &File) -> bool {
        if std::fs::symlink_metadata(path).is_err() {
            return false;
        }
        let ours = known.path.as_deref() == Some(path) && known.written.is_some();
        !(ours && read_text(path).ok() == known.written)
    }

    /// Writes the drawing.
    ///
    /// # Errors
    /// If it can't be written; then what was there is as it was.
    pub(super) fn save(&mut self, path: &Path, text: &str) -> Result<(), PlayError> {
        write_atomic(path, text.as_bytes())?;
        *self = File { path: Some(path.to_path_buf()), written: Some(text.to_string()) };
        Ok(())
    }
}

/// Whether what was typed is a file rather than a name.
fn is_path(typed: &str) -> bool {
    typed.contains(['/', '\\', '.'])
}

/// Where a drawing is saved that a person calls so.
///
/// # Errors
/// If the name can't be the name of a file everywhere, or there is no folder for names.
pub(super) fn place_for(context: &Context, craft: &dyn Craft, typed: &str) -> Result<PathBuf, String> {
    let look = &context.look;
    if typed.is_empty() || !is_path(typed) && !store::is_kept_name(typed) {
        return Err(look.fill(text::BAD_NAME, &[("found", &game::setup::quoted(typed))]));
    }
    if is_path(typed) {
        return Ok(PathBuf::from(typed));
    }
    match &context.settings.store {
        Some(store) => Ok(store.kept_path(craft.folder(), typed)),
        None => Err(look.text(text::NO_FOLDER).to_string()),
    }
}

/// The text that a name or a file stands for, and the file to save it to: one of the own ones, or one that comes
/// with the program, which is saved under another name.
///
/// # Errors
/// If there is none.
pub(super) fn open(
    context: &Context,
    ui: &GameUi,
    craft: &dyn Craft,
    typed: &str,
) -> Result<(String, File), String> {
    let kept = context.settings.store.as_ref().map(|store| store.kept_path(craft.folder(), typed));
    let path = match kept.filter(|path| store::is_kept_name(typed) && path.is_file()) {
        Some(path) => Some(path),
        None => Some(PathBuf::from(typed)).filter(|path| path.exists()),
    };
    if let Some(path) = path {
        let text = read_text(&path).map_err(|error| error.phrase().text(context.look.language))?;
        let file = File { path: Some(path), written: Some(text.clone()) };
        return Ok((text, file));
    }
    let (values, _) = craft.test_drive(typed);
    let game = ui.entry.start(&values).map_err(|error| error.reason(context.look.language))?;
    let setup: Values = game.setup();
    match setup.get(craft.field()) {
        Some(text) => Ok((text.to_string(), File::default())),
        None => Err(context.look.fill(text::BAD_NAME, &[("found", &game::setup::quoted(typed))])),
    }
}
