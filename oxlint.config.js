const banned = (name, message, importNames) => ({ name, message, ...(importNames ? { importNames } : {}) });
const imports = {
  patterns: [
    {
      regex: '^zod(/(v|locales).*)?$',
      message: "Import zod as `import * as z from 'zod/mini'`: the whole of zod is 27 times as large in every bundle.",
    },
    {
      regex: '^(\\.\\./)+(shared|lambdas|infra|web|tests)(/|$)',
      message:
        'Across top-level folders use the package imports (#shared/..., #lambdas/..., #infra/..., #web/..., #tests/...).',
    },
  ],
};
const createServer = banned(
  'node:http',
  'Make servers with createLocalServer (infra/local/localServer.ts): no request may end the local run.',
  ['createServer'],
);
const layers = ['Dialog', 'Drawer', 'Menu', 'Popover'].map((name) =>
  banned(`@mui/material/${name}`, 'Import it from web/src/components: the Back button closes that one.', ['default']),
);
const waits = { property: 'waitForTimeout', message: 'Wait for what the person would see, not for time to pass.' };
const message = 'Only web/src/base/api talks to the server.';

/** Recommended rules that oxlint counts among stricter categories than `correctness`, and our own. */
const rules = {
  eqeqeq: 'error',
  'no-case-declarations': 'error',
  'no-console': 'error',
  // Checks of what people send name control characters on purpose.
  'no-control-regex': 'off',
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-prototype-builtins': 'error',
  'no-regex-spaces': 'error',
  'no-restricted-imports': ['error', imports],
  'no-unexpected-multiline': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'no-useless-assignment': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'preserve-caught-error': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': 'error',
  'typescript/no-array-constructor': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  // `onSubmit={handleSubmit(save)}` is how every form is written; what save rejects with is the mutation's to show.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // Texts are counted and cut in code points.
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  'typescript/no-namespace': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true, allowNever: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // Ports are types with methods whose implementations are closures, which have no `this` to lose.
  'typescript/unbound-method': 'off',
};

export default {
  plugins: ['eslint', 'typescript', 'oxc'],
  categories: { correctness: 'error' },
  // A rule that does not fit is discussed in this file, not switched off in a comment: see also `checkLeftovers`.
  options: { typeAware: true, denyWarnings: true, respectEslintDisableDirectives: false },
  ignorePatterns: ['dist/', 'cdk.out/', '.storyd/', '.cache/', 'test-results/', 'playwright-report/', 'coverage/'],
  rules,
  overrides: [
    {
      files: ['web/src/**'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // A page that is one form starts in its first field, and a dialog in its own.
        'jsx-a11y/no-autofocus': 'off',
        // Not every status is an <output>.
        'jsx-a11y/prefer-tag-over-role': 'off',
      },
    },
    {
      files: ['web/src/**'],
      excludeFiles: ['web/src/base/api/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message },
          { name: 'XMLHttpRequest', message },
          { name: 'EventSource', message },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'window', property: 'fetch', message },
          { object: 'globalThis', property: 'fetch', message },
          { object: 'self', property: 'fetch', message },
          { object: 'navigator', property: 'sendBeacon', message },
        ],
      },
    },
    {
      files: ['web/src/**'],
      excludeFiles: ['web/src/components/{dialog/Dialog,layout/Drawer,menu/Menu,menu/Popover}.tsx'],
      rules: { 'no-restricted-imports': ['error', { ...imports, paths: layers }] },
    },
    {
      // One listener on the board serves all of its cards, and the combobox moves through its options: those have the keyboard.
      files: [
        'web/src/features/{initiative/detail/Board,who/WhoBoard,search/FoundOption,search/SearchPanel}.tsx',
        'web/src/board/{dragging/DragBoard,view/PanningBoard}.tsx',
        'web/src/components/search/{Options,SearchBox}.tsx',
      ],
      plugins: ['jsx-a11y'],
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
      plugins: ['jsx-a11y'],
      rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
    },
    {
      // A checkbox says by itself whether it is checked.
      files: ['web/src/components/controls/Toggle.tsx'],
      plugins: ['jsx-a11y'],
      rules: { 'jsx-a11y/role-has-required-aria-props': 'off' },
    },
    {
      files: ['infra/**'],
      excludeFiles: ['infra/local/localServer.ts'],
      rules: { 'no-restricted-imports': ['error', { ...imports, paths: [createServer] }] },
    },
    {
      // What a terminal is for: the local run, the test runner, generators, and the one module that writes the structured log.
      files: ['infra/local/**', 'tests/**', '**/*.print.ts', 'lambdas/runtime/log.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['tests/**'],
      rules: {
        // Playwright reads from the pattern of the first parameter what a fixture needs, be it nothing.
        'no-empty-pattern': 'off',
        'no-restricted-properties': ['error', waits],
        // Statuses have three digits, and sort alike.
        'typescript/require-array-sort-compare': 'off',
        // Matchers such as `expect.any(String)` are of type any.
        'typescript/no-unsafe-assignment': 'off',
      },
    },
    {
      // They declare no types.
      files: ['**/*.{js,mjs,cjs}'],
      rules: {
        'typescript/no-misused-promises': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-unsafe-unary-minus': 'off',
        'typescript/restrict-plus-operands': 'off',
      },
    },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      // The script in the document that sets the colour mode before the first paint.
      files: ['web/src/root/early/mode.js'],
      rules: { 'no-var': 'off', 'no-console': 'off', 'prefer-const': 'off' },
    },
  ],
};
