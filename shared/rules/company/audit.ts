import type { AuditEvent, AuditKind } from '#shared/model/company/audit.ts';

type Fields = Readonly<Record<string, unknown>> | null;
/** An entry of the company's change log, as far as it is about access and roles. */
export type LoggedAccess = {
  id: string;
  at: number;
  uid: string | null;
  call: string;
  changes: readonly { type: string; id: string; was: Fields; now: Fields }[];
};

/** The item of somebody's access, whose type in the log never changes. */
const ACCESS = 'registered_email';
/** The latest export of the company's data. */
const EXPORT = 'company_export';

/** The kinds of change of each field, when it becomes true and when it becomes false. */
const kindsOf: Readonly<Record<string, readonly [AuditKind, AuditKind | undefined]>> = {
  active: ['access_granted', 'access_removed'],
  superAdmin: ['super_admin_granted', 'super_admin_passed_on'],
  admin: ['admin_granted', 'admin_removed'],
  globalStoryMapViewer: ['viewer_granted', 'viewer_removed'],
  accountDeleted: ['account_deleted', undefined],
};

/**
 * What an entry of the company's change log records about access and roles (rule access.33): who, to whom, what; and who
 * started an export of the company's data (rule company.18). Roles
 * that somebody gets with the super admin's are not named on their own.
 */
export function auditEventsOf({ id, at, uid, call, changes }: LoggedAccess): AuditEvent[] {
  const kinds = changes.flatMap((change) =>
    change.type === EXPORT && change.now?.['state'] === 'running' && uid !== null
      ? [{ person: uid, kind: 'company_exported' as const }]
      : change.type === ACCESS
        ? changedKinds(change.was, change.now, call).map((kind) => ({ person: change.id, kind }))
        : [],
  );
  return kinds.map(({ person, kind }, i) => ({ id: `${id}-${i}`, at, by: uid, person, kind }));
}

/** The calls that change with what somebody signs in. */
const signInKinds: Readonly<Record<string, AuditKind>> = {
  link_sign_in: 'sign_in_linked',
  unlink_sign_in: 'sign_in_removed',
};

function changedKinds(was: Fields, now: Fields, call: string): AuditKind[] {
  const kinds = Object.entries(kindsOf).flatMap(([field, [granted, removed]]): AuditKind[] => {
    const [before, after] = [was?.[field] === true, now?.[field] === true];
    if (now === null || !(field in now) || before === after) return [];
    const kind = after ? granted : removed;
    return kind === undefined ? [] : [kind];
  });
  const isSuper = kinds.includes('super_admin_granted');
  const named = kinds.filter((kind) => !(isSuper && kind === 'admin_granted'));
  const signIn = signInKinds[call];
  if (signIn !== undefined) return [...named, signIn];
  if (call === 'erase_person') return ['person_erased'];
  if (call !== 'remove_user') return named;
  // Removing an invited person, or somebody without access, is named as such too.
  return ['user_removed', ...named.filter((kind) => kind !== 'access_removed')];
}
