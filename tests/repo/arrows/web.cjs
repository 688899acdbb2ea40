const { anyNpm, filesOf, keepOut, known, npm, only, shared } = require('./kinds.cjs');

/** The subjects of the product; folders of every layer have their names. */
const subjects = [
  ...['people', 'company', 'story_map', 'what', 'who', 'frame', 'release', 'epic', 'roadmap', 'initiative'],
  ...['change_request', 'integration', 'search', 'live', 'comment'],
];

const seenByComponents = [
  '^web/src/components/',
  '^web/src/base/(theme|browser)/',
  '^web/src/base/(paths|toasts|api/ApiError)\\.ts$',
  '^web/src/replica/(entity|refusal)\\.ts$',
  // Whatever field a long text is typed in, this browser keeps it.
  '^web/src/replica/kept/useKeptText\\.ts$',
  shared,
  anyNpm,
];

/** They make a call or read the replica, where a feature should do it for them. */
const componentsThatRead = [
  'web/src/components/field/PriorityField.tsx',
  'web/src/components/field/WhatWhoLinkRow.tsx',
  'web/src/components/frame/FrameField.tsx',
  'web/src/components/frame/ObjectiveItem.tsx',
  'web/src/components/list/DetailPage.tsx',
  'web/src/components/list/ListPage.tsx',
  'web/src/components/people/OwnerPopover.tsx',
  'web/src/components/state/AccessDenied.tsx',
];

/** They open a dialog of another feature, or show a part of it, that root should pass down. */
const featuresThatBorrow = [
  'web/src/features/epic/card/EpicMenu.tsx',
  'web/src/features/epic/details/EpicDetails.tsx',
  'web/src/features/release/page/exportDialog.ts',
];

/** The arrows of the screen: root, features, board, replica, components, base, each on top of the next. */
module.exports = [
  only('web-world', '^web/src/', ['^web/src/', shared, anyNpm], {
    why: 'The screen knows the contract, never the server, and has no Node.',
  }),
  only('web-base', '^web/src/base/', ['^web/src/base/', shared, anyNpm], {
    why: 'The bottom of the screen: addresses, session, theme, the client of the server. It knows no data and draws no page.',
  }),
  only('web-api', '^web/src/base/api/', ['^web/src/base/api/', shared, anyNpm], {
    why: 'The client of the server knows no screen.',
  }),
  only('web-components', '^web/src/components/', seenByComponents, {
    except: filesOf(componentsThatRead),
    but: { dependencyTypesNot: ['type-only'] },
    why: 'Components present what they are given: no calls, no data, no feature.',
  }),
  known('web-components-that-read', filesOf(componentsThatRead), seenByComponents, {
    dependencyTypesNot: ['type-only'],
  }),
  only('web-components-below', '^web/src/components/', ['^web/src/(components|replica|base)/', shared, anyNpm], {
    why: 'Not even the types of boards and features.',
  }),
  only(
    'web-replica',
    '^web/src/replica/[^/]+$',
    ['^web/src/replica/([^/]+|kept/[^/]+)$', '^web/src/base/api/(ApiError|client)\\.ts$', shared],
    {
      except: '^web/src/replica/useReplica\\.ts$',
      why: 'The kernel of the replica knows entities, versions and the client of the server: no React, no subject.',
    },
  ),
  only('web-replica-hooks', '^web/src/replica/useReplica\\.ts$', ['^web/src/replica/[^/]+$', npm('react')], {
    why: 'The only file of the kernel that knows React.',
  }),
  only(
    'web-replica-subjects',
    '^web/src/replica/[^/]+/',
    ['^web/src/(replica|base)/', shared, npm('react', '@tanstack/react-query', 'idb')],
    { why: 'What the screen knows of a subject shows nothing.' },
  ),
  only('web-board', '^web/src/board/', ['^web/src/(board|components|replica|base)/', shared, anyNpm], {
    why: 'What the boards have in common knows none of them.',
  }),
  keepOut(
    'web-features-apart',
    { path: '^web/src/features/([^/]+)/', pathNot: filesOf(featuresThatBorrow) },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    'A feature never imports another: what two of them need is a component, part of the replica or passed down by root.',
  ),
  known('web-features-that-borrow', filesOf(featuresThatBorrow), [
    '^web/src/(features/(epic|release)|board|components|replica|base)/',
    shared,
    anyNpm,
  ]),
  keepOut(
    'web-one-set-of-controls',
    { path: '^web/src/', pathNot: '^web/src/(components|base/theme)/' },
    { path: '^node_modules/@(mui|emotion)/' },
    'Each control exists once, in web/src/components; which library stands behind it is its own business.',
  ),
  keepOut(
    'web-root-on-top',
    { path: '^web/src/', pathNot: '^web/src/root/' },
    { path: '^web/src/root/' },
    'Root puts the app together, and nothing knows it.',
  ),
  keepOut(
    'web-nowhere-else',
    {
      path: '^web/src/',
      pathNot: `^web/src/(root|base|components|replica|board|features/(${subjects.join('|')}))/`,
    },
    {},
    'A file of the screen belongs to one of its rooms, a feature to one of the subjects.',
  ),
];
