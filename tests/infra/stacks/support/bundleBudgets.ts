const KB = 1024;

/** The size limits of a function, in bytes as Lambda stores it, packed. */
export type Budget = {
  /** As a whole. */
  readonly whole: number;
  /** Our own code in it: all but the SDK, zod and other packages. */
  readonly own: number;
};

/** The rule, for every function that is not exempt. */
export const RULE: Budget = { whole: 80 * KB, own: 12 * KB };
/** Functions that hold every definition of an entity (lambdas/data/allEntities.ts), since they read rows of all kinds. */
export const holdingAll: readonly string[] = ['story_map_history'];
/** The function that holds how each entity is exported (lambdas/data/allExports.ts). */
export const holdingExports: readonly string[] = ['export_companies'];

/** Functions that need more code of ours than the rule allows, by the reason. */
const exemptions: readonly { why: string; whole?: number; own: number; names: readonly string[] }[] = [
  { why: 'read rows of all kinds', whole: 100 * KB, own: 100 * KB, names: holdingAll },
  { why: 'write rows of all kinds', own: 20 * KB, names: holdingExports },
  {
    why: 'follow entities of all kinds with what belongs to them',
    own: 20 * KB,
    names: ['follow_changes'],
  },
  { why: 'do again the work of all consumers of the stream', whole: 100 * KB, own: 20 * KB, names: ['replay'] },
  {
    why: 'knows all trackers, maps epics to issues, and makes one issue of each whatever fails between',
    own: 16 * KB,
    names: ['tracker_gateway'],
  },
];

const exempt: ReadonlyMap<string, Budget> = new Map(
  exemptions.flatMap(({ whole = RULE.whole, own, names }) => names.map((name) => [name, { whole, own }] as const)),
);

/** The names of the functions that are exempt from the rule. */
export const exemptNames: readonly string[] = [...exempt.keys()];

/** The budget of a function. */
export const budgetOf = (name: string): Budget => exempt.get(name) ?? RULE;
