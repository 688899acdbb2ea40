import type { KnownError } from '../CallError.ts';
import * as errors from '../errors.ts';
import { type InitiativeRole, isAdmin, type MapRole, type Person } from './people/permissions.ts';

/*
 * The permissions: each is the `access` of some contracts. The server refuses and the screen disables by them, so both
 * always agree (rule access.5). Each is an export of its own, so that a function holds only those that it names
 * (`import * as access`).
 */

/** The input of a permission. `subjectUid` is the person that a call is about, if any. */
export type AccessQuestion = {
  person: Person;
  mapRole?: MapRole;
  /** What the story map itself says about it. */
  storyMap?: { readonly viewersComment: boolean };
  initiativeRole?: InitiativeRole;
  subjectUid?: string;
};

export type Permission<Name extends string = string> = {
  name: Name;
  /** The data to read before a call can be judged. */
  needs: 'nothing' | 'address' | 'person' | 'map' | 'initiative';
  allows: (question: AccessQuestion) => boolean;
  /** The code of the refusal. */
  refusal: KnownError;
};

function permission<const Name extends string>(
  name: Name,
  needs: Permission['needs'],
  allows: Permission['allows'],
  refusal: KnownError = errors.permissionDenied,
): Permission<Name> {
  return { name, needs, allows, refusal };
}

export const anyone = permission('public', 'nothing', () => true, errors.notAuthenticated);
/** People with a verified address of the company, with access or without (rule access.23). */
export const address = permission('address', 'address', () => true, errors.noCompanyAccess);
export const company = permission('company', 'person', () => true, errors.noCompanyAccess);
export const self = permission('self', 'person', ({ person, subjectUid }) => subjectUid === person.uid);
export const selfOrAdmin = permission(
  'self-or-admin',
  'person',
  ({ person, subjectUid }) => subjectUid === person.uid || isAdmin(person),
);
export const admin = permission('admin', 'person', ({ person }) => isAdmin(person), errors.notAdministrator);
export const superAdmin = permission(
  'super-admin',
  'person',
  ({ person }) => person.superAdmin,
  errors.notSuperAdministrator,
);
export const mapView = permission(
  'map:view',
  'map',
  ({ person, mapRole }) => (mapRole !== undefined && mapRole !== 'none') || person.globalStoryMapViewer,
);
export const mapEdit = permission('map:edit', 'map', ({ mapRole }) => mapRole === 'owner' || mapRole === 'editor');
// Everybody else who may view the map is a viewer of it.
export const mapComment = permission(
  'map:comment',
  'map',
  (question) => mapEdit.allows(question) || (mapView.allows(question) && question.storyMap?.viewersComment === true),
);
export const mapOwn = permission('map:own', 'map', ({ mapRole }) => mapRole === 'owner');
// An owner who lost access cannot hand the map over, and there may be no other member.
export const mapHandOver = permission(
  'map:hand-over',
  'map',
  ({ person, mapRole }) => mapRole === 'owner' || isAdmin(person),
);
// Everybody of the company may see initiatives, so the only refusal is that there is none.
export const initiativeView = permission('initiative:view', 'initiative', () => true, errors.initiativeDoesNotExist);
export const initiativeEdit = permission(
  'initiative:edit',
  'initiative',
  ({ initiativeRole }) => initiativeRole === 'owner' || initiativeRole === 'editor',
);
// As with story maps: an owner who lost access cannot do it.
export const initiativeHandOver = permission(
  'initiative:hand-over',
  'initiative',
  ({ person, initiativeRole }) => initiativeRole === 'owner' || isAdmin(person),
);
export const initiativeOwn = permission(
  'initiative:own',
  'initiative',
  ({ initiativeRole }) => initiativeRole === 'owner',
);
