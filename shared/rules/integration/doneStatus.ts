import { foldText } from '#shared/rules/foldText.ts';

/** A status that an issue can be brought into, with the name of its category. */
export type StatusAhead = { readonly name: string; readonly category: string };

/** What statuses and resolutions for work that was given up are called, in the languages that Jira's own workflows have them in. */
const GIVEN_UP =
  /^(won['’]?t (do|fix)|incomplete|cannot reproduce|will not (do|fix)|not doing|reject(ed)?|declined?|denied|cancel(l?ed)?|abandoned|dropped|discarded|obsolete|invalid|duplicate|withdrawn|aborted|abgelehnt|abgebrochen|verworfen|rejeté|annulé|rechazado|cancelado|rejeitado|afgewezen|geannuleerd)$/u;

const isGivenUp = (name: string): boolean => GIVEN_UP.test(foldText(name));

/**
 * What work that was given up was closed as: its status of the category “done”, or its resolution. Undefined for work
 * that was delivered.
 */
export const closedAsOf = (status: string, resolution: string | null): string | undefined =>
  [status, resolution ?? ''].find(isGivenUp);

/**
 * The status for work that was delivered, among those of the category “done” that the workflow leads to: the only one
 * that does not mean that it was given up, or of several the one that has the name of the category. Otherwise a person has
 * to choose (rule drift.3).
 */
export function deliveredStatus<One extends StatusAhead>(ahead: readonly One[]): One | undefined {
  const delivered = ahead.filter(({ name }) => !isGivenUp(name));
  const [one, ...others] = delivered;
  if (others.length === 0) return one;
  const named = delivered.filter(({ name, category }) => foldText(name) === foldText(category));
  return named.length === 1 ? named[0] : undefined;
}
