import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const zod = {
  regex: '^zod(?!/mini$)',
  message: "Import zod as `import * as z from 'zod/mini'`: the whole of zod is 27 times as large in every bundle.",
};
const zodNamespace = {
  selector: 'ImportDeclaration[source.value="zod/mini"] > :matches(ImportSpecifier, ImportDefaultSpecifier)',
  message: "Import it as a namespace (`import * as z from 'zod/mini'`): the object `z` cannot be tree-shaken.",
};
const waits = {
  selector: 'CallExpression[callee.property.name="waitForTimeout"]',
  message: 'Wait for what the person would see, not for time to pass.',
};
const folders = {
  regex: '^(\\.\\./)+(shared|lambdas|infra|web|tests)(/|$)',
  message:
    'Across top-level folders use the package imports (#shared/..., #lambdas/..., #infra/..., #web/..., #tests/...).',
};
const icons = {
  name: '@mui/icons-material',
  message: 'Import the one icon by its path: the index holds thousands.',
};
const httpServers = {
  name: 'node:http',
  importNames: ['createServer'],
  message: 'Make servers with createLocalServer (infra/local/localServer.ts): no request may end the local run.',
};
const fetchMessage = 'Only web/src/base/api talks to the server.';

export default tseslint.config(
  { ignores: ['dist/', 'cdk.out/', '.storyd/', '.cache/', 'test-results/', 'playwright-report/', 'coverage/'] },
  {
    // A rule that does not fit is discussed in this file, not switched off in a comment.
    linterOptions: { noInlineConfig: true },
  },
  js.configs.recommended,
  {
    plugins: { 'import-sort': importSort },
    rules: {
      'import-sort/imports': ['error', { groups: [['^node:', '^@?\\w', '^#', '^\\.', '^\\u0000']] }],
      'import-sort/exports': 'error',
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-imports': ['error', { paths: [icons], patterns: [zod, folders] }],
      'no-restricted-syntax': ['error', zodNamespace],
      // Checks of what people send name control characters on purpose.
      'no-control-regex': 'off',
    },
  },
  {
    // The rules that need types are in .oxlintrc.json.
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      // What an unused or undefined name is, the compiler says better.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['web/src/**/*.tsx'],
    rules: {
      // A page that is one form starts in its first field, and a dialog in its own.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    // One listener on the board serves all of its cards, and the combobox moves through its options: those have the keyboard.
    files: [
      'web/src/{features/what/board/Board,features/release/slices/board/Board,features/roadmap/board/Board,board/dragging/DragBoard,features/who/WhoBoard,features/search/Found,components/search/Options}.tsx',
    ],
    rules: {
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/interactive-supports-focus': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
    },
  },
  {
    // It has the focus in place of a disabled control, which gets none.
    files: ['web/src/components/page/DisabledReason.tsx'],
    rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/base/api/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: fetchMessage },
        { name: 'XMLHttpRequest', message: fetchMessage },
        { name: 'EventSource', message: fetchMessage },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'fetch', message: fetchMessage },
        { object: 'globalThis', property: 'fetch', message: fetchMessage },
        { object: 'self', property: 'fetch', message: fetchMessage },
        { object: 'navigator', property: 'sendBeacon', message: fetchMessage },
      ],
    },
  },
  {
    files: ['infra/**'],
    ignores: ['infra/local/localServer.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [icons, httpServers], patterns: [zod, folders] }] },
  },
  {
    // What a terminal is for: the local run, the test runner, generators, and the one module that writes the structured log.
    files: ['infra/local/**', 'tests/**', '**/*.print.ts', 'lambdas/runtime/log.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', zodNamespace, waits],
      // Playwright reads from the pattern of the first parameter what a fixture needs, be it nothing.
      'no-empty-pattern': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        module: 'writable',
        require: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    // The script in the document that sets the colour mode before the first paint.
    files: ['web/src/root/early/mode.js'],
    languageOptions: {
      globals: {
        window: 'readonly',
        document: 'readonly',
        localStorage: 'readonly',
        matchMedia: 'readonly',
        console: 'readonly',
      },
    },
    rules: { 'no-var': 'off', 'no-console': 'off', 'prefer-const': 'off' },
  },
  {
    // Runs in the page that the bench measures.
    files: ['tests/bench/screen/watchPage.js'],
    languageOptions: {
      globals: {
        benchPage: 'readonly',
        document: 'readonly',
        performance: 'readonly',
        addEventListener: 'readonly',
        requestAnimationFrame: 'readonly',
        MessageChannel: 'readonly',
        MutationObserver: 'readonly',
        PerformanceObserver: 'readonly',
      },
    },
  },
);
