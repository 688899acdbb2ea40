/**
 * Guards that keep data consistent when several people write at once, or one sends a command twice.
 * @type {import('./guards.mjs').Guard[]}
 */
export const writeGuards = [
  {
    guard: 'write: a change is of the version that was read',
    file: 'lambdas/data/mutations.ts',
    find: "[sameVersion(item), { without: 'deletedAt' }]",
    instead: "[{ without: 'deletedAt' }]",
    tests: ['tests/calls/deep/races.test.ts'],
  },
  {
    guard: 'write: an Activity with children goes under no other',
    file: 'lambdas/data/entities/what.ts',
    find: "{ attribute: 'childCount', equals: 0 }",
    instead: "{ having: 'childCount' }",
    tests: ['tests/calls/places.test.ts'],
  },
  {
    guard: 'write: a parent is on the backbone at that very moment',
    file: 'lambdas/data/entities/what.ts',
    find: "{ attribute: 'level', equals: BACKBONE },",
    instead: "{ having: 'level' },",
    tests: ['tests/calls/places.test.ts'],
  },
  {
    guard: 'write: a parent that was added anew has not the children of the former one',
    file: 'lambdas/data/entities/what.ts',
    find: ' && parent.generation === item.parentGeneration',
    instead: '',
    tests: ['tests/calls/add_what.test.ts'],
  },
  {
    guard: 'write: of one command sent several times at once, one takes effect',
    file: 'lambdas/data/idempotency.ts',
    find: ", require: [{ is: 'absent' }] };",
    instead: ' };',
    tests: ['tests/calls/idempotency.test.ts'],
  },
  {
    guard: 'write: another input under the same idempotency key is refused',
    file: 'lambdas/runtime/implementCommand.ts',
    find: 'throw new CallError(errors.idempotencyMismatch);',
    instead: 'return {};',
    tests: ['tests/calls/idempotency.test.ts'],
  },
  {
    guard: 'write: an idempotency key is of one person',
    file: 'lambdas/data/idempotency.ts',
    find: 'hash(`${email}\\n${call}\\n${idempotencyKey}`)',
    instead: 'hash(`${call}\\n${idempotencyKey}`)',
    tests: ['tests/calls/idempotency.test.ts'],
  },
  {
    guard: 'write: a text is of one Activity or Who',
    file: 'lambdas/data/entities/shared.ts',
    find: "fields: { ownerId: id, text },\n      require: [{ is: 'absent' }],\n    },\n  ];",
    instead: 'fields: { ownerId: id, text },\n    },\n  ];',
    tests: ['tests/calls/add_what.test.ts'],
  },
  {
    guard: 'write: a map and its members were read at one state to be handed over',
    file: 'lambdas/data/entities/member.ts',
    find: 'if (notDeleted(members.old) !== undefined) throw new Contention();',
    instead: '',
    tests: ['tests/calls/members.test.ts'],
  },
  {
    guard: 'write: members are of a map that is there and has the owner that was read',
    file: 'lambdas/data/entities/member.ts',
    find: "require: [{ attribute: 'owner', equals: head.owner }, { without: 'deletedAt' }],",
    instead: "require: [{ is: 'there' }],",
    tests: ['tests/calls/members.test.ts'],
  },
  {
    guard: 'write: only who has access gets a part in a map',
    file: 'lambdas/data/entities/member.ts',
    find: "require: [{ attribute: 'active', equals: true }],",
    instead: "require: [{ is: 'there' }],",
    tests: ['tests/calls/members.test.ts'],
  },
  {
    guard: 'write: a map is handed over with all requests for access',
    file: 'lambdas/events/hand_over_requests.ts',
    find: 'request.owner !== head.owner',
    instead: 'request.owner === head.owner',
    tests: ['tests/calls/deep/many_access_requests.test.ts'],
  },
];
