import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { STATIC } from '#infra/staticFolders.ts';
import { brotliFiles } from './plugins/brotliFiles.ts';
import { earlyScript } from './plugins/earlyScript.ts';
import { inlineMode } from './plugins/inlineMode.ts';
import { preloadFont } from './plugins/preloadFont.ts';
import { tokensCss } from './plugins/tokensCss.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What many pages share, so that a page does not need a hundred files: each group is one file. A group takes a module
 * together with everything that the module imports, so no group includes a dialog or what only stands in dialogs: those
 * alone need MUI, and the bundler splits them. The document needs the first groups at once.
 */
const groups = [
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'mui', test: /\/node_modules\/@(mui|emotion)\//, minShareCount: 30 },
  {
    name: 'common',
    test: /\.module\.css$|\/shared\/(errors|texts)\/|\/web\/src\/(base\/(browser|toasts)|components\/(change_request|conflict|controls|dialog\/[a-z]|focus|page|picture|state|text))(?!.*(Dialog|AccessDenied))/,
    minShareCount: 3,
  },
  { name: 'index', tags: ['$initial' as const] },
  { name: 'session', test: /\/features\/people\/session\/(?!dialogs|\w+Page)/, minShareCount: 2 },
  // With the form of an epic's key: in the group of maps, pages that check any id would load that for it.
  {
    name: 'data',
    test: /\/web\/src\/(base\/(api|session|theme\/useColorMode)|replica\/(\w+\.|company|live|presence\/sharing|sending|session|undo|kept\/(?!BrowserStore))|root\/kept\/(Kept|keeping)\.|features\/search\/(searchState|useSearchKeys)|components\/star\/|board\/undo\/)(?!.*user_pool)|\/shared\/rules\/(live\/|people\/initialsOfName)|\/shared\/model\/epic\/epicKey/,
    minShareCount: 2,
  },
  // With what the frame of a story map shows while the code of one of its pages loads. Paged queries stay out: other pages
  // have them too, and would load this group for them.
  {
    name: 'map',
    test: /\/web\/src\/(components\/(frame|comment)|replica\/(story_map|what|release|comment))\/(?!.*(Dialog|Popover|Form|Field|Choices|useReleaseWhat\.))|\/web\/src\/features\/.*(Slices|Roadmap|Overview|Who)Skeleton|\/window\/keptHead|(overview|who)\.module\.css$/,
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: /\/web\/src\/components\/((chips|list|release)\/(?!.*(Dialog|Popover|Form|Field|Choices))|field\/([a-z]|FieldError))/,
    minShareCount: 2,
  },
  {
    name: 'board',
    test: /\/web\/src\/board\/(?!undo\/|.*(Dialog|Popover|Form|Field|Menu|Choices|ToShow))|\/shared\/rules\/(roadmap\/|release)/,
    minShareCount: 2,
  },
];

/** The single-page application: `web/` is its root, `dist/web` what is deployed. */
export default defineConfig({
  root: folder('.'),
  plugins: [react(), earlyScript, preloadFont, tokensCss, inlineMode, brotliFiles],
  resolve: {
    // The theme has no ripples, so what draws them stays out, though each button of MUI imports it
    // (docs/decisions/0031).
    alias: {
      './TouchRipple.mjs': folder('./src/base/theme/noRipple.ts'),
      'hoist-non-react-statics': folder('./src/base/theme/noRipple.ts'),
    },
  },
  server: {
    // What the application is made of lies beside `web/`, and so do the data of the local run (mails, codes, keys) and
    // whatever else somebody keeps there.
    fs: { allow: ['.', '../shared', '../node_modules'].map(folder) },
    // No other page has anything to read here; by default those of every other port of this computer might.
    cors: false,
  },
  build: {
    outDir: '../dist/web',
    assetsDir: STATIC,
    emptyOutDir: true,
    // One style sheet of 20 KB for all pages: as one per chunk they were a third of the requests.
    cssCodeSplit: false,
    // The content security policy allows no `data:` fonts or images.
    assetsInlineLimit: 0,
    // Vite's polyfill for browsers without module preload would be the only inline script.
    modulePreload: {
      polyfill: false,
      // A script runs after the files that every page starts with.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html'
          ? needed
          : needed.filter((file) => !/\/(libraries|common|index|rolldown-runtime)-/.test(file)),
    },
    // In KB before packing; what is loaded is weighed by `npm run bench`.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      // A text stands where it is used, so a page carries no others of its file.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // On a slow machine the build would advise on the time of its plugins, where `npm start` says how to get in.
      checks: { bundlerTimings: false },
    },
  },
});
