/* Runs before the first paint, so that a dark page never flashes light. The build puts it into the document (see `web/plugins/inlineMode.ts`). The key and the attribute are those of `base/theme/mode.ts`; a test compares them. */
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('ColorMode');
  } catch (error) {
    console.info('The colour mode cannot be remembered here', error);
  }
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var dark = stored === 'dark' || (stored !== 'light' && prefersDark);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
