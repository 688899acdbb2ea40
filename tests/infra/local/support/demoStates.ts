import type { CallOutput } from '#shared/contract/registry.ts';
import type { Api } from '#tests/e2e/support/api.ts';

/** The names of people by their roles and the state of their access. */
export function peopleByState(docs: CallOutput<'registered_emails'>['docs']): Record<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { email, active, signedUp, claims } of docs) {
    const roles = Object.entries(claims).flatMap(([role, has]) => (has ? [role] : []));
    const state = [...roles, ...(active ? [] : ['no access']), ...(signedUp ? [] : ['not signed up'])].join(', ');
    groups.set(state, [...(groups.get(state) ?? []), email.split('@')[0] ?? ''].sort());
  }
  return Object.fromEntries(groups);
}

type List = 'own' | 'awaiting' | 'answered';

/** The first page of a person's change requests. */
export const changeRequests = async (api: Api | undefined, list: List) =>
  (await api?.call('change_requests', { list, page: 1 }))?.docs ?? [];

/** What of them is to be changed, with the answers so far. */
export const answersTo = async (api: Api | undefined, list: List) =>
  (await changeRequests(api, list)).map((card) => [
    'oldValue' in card ? card.oldValue : card.oldDescription,
    Object.values(card.members).map(String).sort(),
  ]);
