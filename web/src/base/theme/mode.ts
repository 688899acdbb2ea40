/**
 * The storage key of the choice between light and dark (rule screen.8), and the attribute of `<html>` that shows it.
 * `root/early/mode.js` repeats both, since it runs before any module.
 */
export const MODE_STORAGE_KEY = 'ColorMode';
export const MODE_ATTRIBUTE = 'data-theme';
