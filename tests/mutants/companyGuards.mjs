/**
 * Guards of what reaches over story maps: initiatives, searches, the trash, exports and erasure.
 * @type {import('./guards.mjs').Guard[]}
 */
export const companyGuards = [
  {
    guard: 'initiative: it shows nothing of story maps that its reader may not view',
    file: 'lambdas/entities/initiative/initiativeContents.ts',
    find: "if (!maps.has(item.containerId)) return { item, error: 'permission-denied', lastName: null };",
    instead: '',
    tests: ['tests/calls/initiative/initiatives.test.ts'],
  },
  {
    guard: 'initiative: sums of what is hidden are for companies that count it',
    file: 'lambdas/entities/initiative/initiativeContents.ts',
    find: 'if (company?.countsHiddenReleases !== true) return',
    instead: 'if (company === null) return',
    tests: ['tests/calls/initiative/hidden_totals.test.ts'],
  },
  {
    guard: 'initiative: releases come into it from story maps that one edits',
    file: 'lambdas/entities/initiative/addReleases.ts',
    find: 'if (!map.mayEdit) throw',
    instead: 'if (false as boolean) throw',
    tests: ['tests/calls/initiative/initiative_groups.test.ts'],
  },
  {
    guard: 'initiative: a former member is none',
    file: 'lambdas/entities/initiative/initiative.ts',
    find: "return notDeleted(member) === undefined ? 'none' : 'editor';",
    instead: "return member === undefined ? 'none' : 'editor';",
    tests: ['tests/calls/initiative/initiative_people.test.ts'],
  },
  {
    guard: 'rights on several maps: only those that the person may view',
    file: 'lambdas/entities/story_map/mapRights.ts',
    find: 'return access.mapView.allows(question) ?',
    instead: 'return true ?',
    tests: ['tests/calls/initiative/initiatives.test.ts'],
  },
  {
    guard: 'purge: it comes after the last moment to restore',
    file: 'shared/rules/story_map/trash.ts',
    find: 'keptUntil(deletedAt) + PURGE_MARGIN_MS',
    instead: 'deletedAt + PURGE_MARGIN_MS',
    tests: ['tests/events/purge_trash.test.ts'],
  },
  {
    guard: 'trash: what is older than 30 days is not restored',
    file: 'shared/rules/story_map/trash.ts',
    find: ' && now - deletedAt < TRASH_MS',
    instead: '',
    tests: ['tests/calls/story_map/restore_story_map.test.ts'],
  },
  {
    guard: 'export: its files have an end',
    file: 'shared/rules/company/companyExport.ts',
    find: 'expiry !== null && now < expiry',
    instead: 'expiry !== null',
    tests: ['tests/rules/company/companyExport.test.ts'],
  },
  {
    guard: 'export: only files of the latest one have links',
    file: 'lambdas/calls/company/company_export_link.ts',
    find: 'latest?.exportId === exportId &&',
    instead: 'latest !== undefined &&',
    tests: ['tests/events/exports.test.ts'],
  },
  {
    guard: 'erasure: nobody with access is erased',
    file: 'shared/rules/people/permissions.ts',
    find: '?? (target.active ? errors.userHasAccess : undefined)',
    instead: '',
    tests: ['tests/rules/people/permissions.test.ts', 'tests/events/erase_people.test.ts'],
  },
  {
    guard: 'provider: accounts are linked by two recent sign-ins',
    file: 'lambdas/calls/people/link_sign_in.ts',
    find: 'if (!isRecent(Math.min(authTime, other.authTime), Date.now())) throw new CallError(errors.signInsNotLinked);',
    instead: '',
    tests: ['tests/calls/people/link_sign_in.test.ts'],
  },
  {
    guard: 'provider: the account of somebody else is not linked',
    file: 'lambdas/calls/people/link_sign_in.ts',
    find: 'if (binding !== undefined && binding.uid !== person.uid) throw new CallError(errors.signInsNotLinked);',
    instead: '',
    tests: ['tests/calls/people/link_sign_in.test.ts'],
  },
  {
    guard: 'origin: requests come by the CDN',
    file: 'lambdas/runtime/origin.ts',
    find: "if (!digests.split(' ').includes(",
    instead: "if (!digests.includes(' ') && !digests.split(' ').includes(",
    tests: ['tests/calls/origin.test.ts'],
  },
  {
    guard: 'change request: an administrator answers those that were escalated',
    file: 'lambdas/calls/change_request/admin_accept_change_request.ts',
    find: 'if (!request.escalated) throw new CallError(errors.requestNotEscalated);',
    instead: '',
    tests: ['tests/calls/change_request/change_request_answers.test.ts'],
  },
];
