import { companyGuards } from './companyGuards.mjs';
import { edgeGuards } from './edgeGuards.mjs';
import { jiraGuards } from './jiraGuards.mjs';
import { writeGuards } from './writeGuards.mjs';

/**
 * Every guard of the product, and its removal. If a guard can be removed without a failing test, it could get lost.
 * @typedef {{ guard: string, file: string, find: string, instead: string, tests: string[] }} Guard
 */

const matrix = 'tests/calls/matrix.test.ts';
const row = (name, find, instead = '() => true') => ({
  guard: `permissions: ${name}`,
  file: 'shared/rules/access.ts',
  find,
  instead,
  tests: ['tests/rules/people/permissions.test.ts'],
});

/** @type {Guard[]} */
export const guards = [
  {
    guard: 'only ID tokens speak for somebody',
    file: 'lambdas/runtime/identity.ts',
    find: " || claims['token_use'] !== 'id'",
    instead: '',
    tests: ['tests/calls/identity.test.ts'],
  },
  {
    guard: 'only verified addresses are somebody',
    file: 'lambdas/runtime/identity.ts',
    find: "if (String(claims['email_verified']) !== 'true') throw",
    instead: 'if (false) throw',
    tests: [matrix],
  },
  {
    guard: 'maintenance stops every call',
    file: 'lambdas/runtime/authorize.ts',
    find: 'if (maintenance !== undefined) throw new CallError(errors.maintenance);',
    instead: '',
    tests: ['tests/calls/deep/maintenance.test.ts'],
  },
  {
    guard: 'access is read with every call',
    file: 'lambdas/runtime/authorize.ts',
    find: "if (access === undefined || !mayCome(access, needs === 'address'))",
    instead: 'if (access === undefined)',
    tests: ['tests/calls/access.test.ts'],
  },
  {
    guard: 'a token names the account that the address has',
    file: 'lambdas/entities/people/signIns.ts',
    find: '[sub, ...signIns.map((one) => one.sub)].includes(token.sub) && ',
    instead: '',
    tests: ['tests/calls/people/sessions.test.ts'],
  },
  {
    guard: 'an account at a provider is not linked by its address alone',
    file: 'lambdas/entities/people/signIns.ts',
    find: "return isFree ? { sub, signIns: [own] } : 'unlinked';",
    instead: 'return { sub, signIns: [own] };',
    tests: ['tests/calls/people/link_sign_in.test.ts'],
  },
  {
    guard: 'an address that has changed at the provider leads to nobody else',
    file: 'lambdas/events/user_pool/registerPerson.ts',
    find: 'if (binding !== undefined && binding.uid !== access?.uid) throw new Error(signUpTexts.providerAddressChanged);',
    instead: '',
    tests: ['tests/calls/people/provider_sign_in.test.ts'],
  },
  {
    guard: 'a provider speaks only for the domains that are bound to it',
    file: 'lambdas/runtime/providerAccount.ts',
    find: "if (providerOf(providers, companyOfEmail(attributes['email'] ?? '')) !== known)",
    instead: 'if (false as boolean)',
    tests: ['tests/calls/people/provider_sign_in.test.ts'],
  },
  {
    guard: 'nobody changes the address of an account at the user pool',
    file: 'lambdas/events/user_pool/custom_message.ts',
    find: 'throw new Error(signUpTexts.addressFixed);',
    instead: 'return event;',
    tests: ['tests/calls/people/provider_sign_in.test.ts'],
  },
  {
    guard: 'nobody unlinks the account of their session',
    file: 'shared/rules/people/signIns.ts',
    find: 'if (way.current) return errors.signInInUse;',
    instead: '',
    tests: ['tests/rules/people/signIns.test.ts'],
  },
  {
    guard: 'unlinking takes a recent sign-in',
    file: 'shared/rules/people/signIns.ts',
    find: 'return isRecent(signedInAt, now) ? undefined : errors.signInTooOld;',
    instead: 'return undefined;',
    tests: ['tests/rules/people/signIns.test.ts'],
  },
  {
    guard: 'a provider must have verified the address',
    file: 'lambdas/runtime/providerAccount.ts',
    find: 'if (!isVerified(attributes)) throw new Error(signUpTexts.providerUnverified);',
    instead: '',
    tests: ['tests/calls/people/provider_sign_in.test.ts'],
  },
  {
    guard: 'sessions that were ended count no more',
    file: 'lambdas/entities/people/signIns.ts',
    find: ' && token.authTime >= tokensFrom',
    instead: '',
    tests: ['tests/calls/people/sessions.test.ts'],
  },
  {
    guard: 'the permission table decides',
    file: 'lambdas/runtime/authorize.ts',
    find: 'if (permission.allows(question)) return',
    instead: 'if (definition.name !== undefined) return',
    tests: [matrix],
  },
  {
    guard: 'the role on a map comes from the map',
    file: 'lambdas/runtime/authorize.ts',
    find: 'roleOn(storyMap, member as MemberItem | undefined, uid)',
    instead: "'owner'",
    tests: [matrix],
  },
  {
    guard: 'the role in an initiative comes from the initiative',
    file: 'lambdas/runtime/initiative.ts',
    find: 'roleIn(found, member as InitiativeMemberItem | undefined, uid)',
    instead: "'owner'",
    tests: [matrix],
  },
  {
    guard: "a deleted map is nobody's",
    file: 'lambdas/runtime/authorize.ts',
    find: 'subject.find(notDeleted(head), ',
    instead: 'subject.find(head, ',
    tests: ['tests/calls/story_map/story_maps.test.ts'],
  },
  {
    guard: 'a former member is none',
    file: 'lambdas/entities/story_map/storyMap.ts',
    find: 'member === undefined || member.deletedAt !== undefined',
    instead: 'member === undefined',
    tests: ['tests/calls/story_map/members.test.ts'],
  },
  {
    guard: 'a company sees its own keys only',
    file: 'lambdas/store/keys/base.ts',
    find: '=> `C#${company}` as Keys',
    instead: "=> ('C#' + company.replace(/.*/, 'everybody')) as Keys",
    tests: ['tests/calls/access.test.ts'],
  },
  row('administrators', '({ person }) => isAdmin(person)'),
  row('oneself or administrators', '({ person, subjectUid }) => subjectUid === person.uid || isAdmin(person)'),
  row(
    'who sees a map',
    "({ person, mapRole }) => (mapRole !== undefined && mapRole !== 'none') || person.globalStoryMapViewer",
  ),
  row('who edits a map', "({ mapRole }) => mapRole === 'owner' || mapRole === 'editor'"),
  row(
    'who owns a map',
    "permission('map:own', 'map', ({ mapRole }) => mapRole === 'owner')",
    "permission('map:own', 'map', () => true)",
  ),
  {
    guard: 'nobody changes their own access',
    file: 'shared/rules/people/permissions.ts',
    find: 'if (actor.email === target.email) return errors.ownAccess;',
    instead: '',
    tests: ['tests/calls/people/people.test.ts'],
  },
  {
    guard: "administrators are a super admin's business",
    file: 'shared/rules/people/permissions.ts',
    find: 'if (target.superAdmin || (target.admin && !actor.superAdmin)) return errors.adminAccess;',
    instead: '',
    tests: ['tests/calls/people/people.test.ts'],
  },
  {
    guard: 'nobody changes their own role as an administrator',
    file: 'shared/rules/people/permissions.ts',
    find: 'if (actor.uid === target.uid) return errors.ownAdminRole;',
    instead: '',
    tests: ['tests/calls/people/roles.test.ts'],
  },
  {
    guard: 'the super admin is somebody who has signed up',
    file: 'shared/rules/people/permissions.ts',
    find: 'target.sub === null ? errors.userNotSignedUp : undefined',
    instead: 'undefined',
    tests: ['tests/calls/people/roles.test.ts'],
  },
  {
    guard: 'administrators come with an address from a super admin only',
    file: 'shared/rules/people/permissions.ts',
    find: 'permissions.admin && !actor.superAdmin ? errors.notSuperAdministrator : undefined',
    instead: 'undefined',
    tests: ['tests/calls/people/roles.test.ts'],
  },
  {
    guard: 'the list of all maps is for global viewers',
    file: 'shared/rules/story_map/storyMapList.ts',
    find: "asked === 'all' && !person.globalStoryMapViewer ? 'owner' : asked",
    instead: 'asked',
    tests: ['tests/calls/story_map/story_maps.test.ts'],
  },
  {
    guard: 'the search of all maps is for global viewers',
    file: 'shared/rules/story_map/storyMapSearch.ts',
    find: "asked === 'all' && !person.globalStoryMapViewer ? 'owner' : asked",
    instead: 'asked',
    tests: ['tests/calls/search/search_maps.test.ts'],
  },
  {
    guard: 'a map is linked by those who edit both',
    file: 'lambdas/calls/story_map/link_story_map.ts',
    find: 'if (!access.mapEdit.allows({ person, mapRole })) throw new CallError(errors.permissionDenied);',
    instead: '',
    tests: ['tests/calls/story_map/story_map_links.test.ts'],
  },
  {
    guard: 'a parent Activity is for those who see its map',
    file: 'lambdas/calls/story_map/parent_activity.ts',
    find: 'if (!access.mapView.allows({ person, mapRole })) throw new CallError(errors.parentNotVisible);',
    instead: '',
    tests: ['tests/calls/story_map/parent_activity.test.ts'],
  },
  ...writeGuards,
  ...edgeGuards,
  ...jiraGuards,
  ...companyGuards,
];

/**
 * A file without one of its guards.
 * @param {Guard} guard
 * @param {string} text the present file
 * @throws {Error} when the guard is not there exactly once: the list has to follow the product
 */
export function takeOut({ guard, file, find, instead }, text) {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${guard}: ${file} has it ${parts.length - 1} times`);
  return parts.join(instead);
}
