import type { PluralText } from '#shared/texts/withParts.ts';
import { staysText } from './Selection.ts';

/** How the selected items of a board are removed. */
export type RemovalRules<Item> = {
  title: PluralText;
  text: string;
  confirm: string;
  /** Why an item cannot be removed, if so. */
  whyNot?: (item: Item) => string | undefined;
  /** The items to remove, where some go together with others. */
  among?: (items: readonly Item[]) => readonly Item[];
  /** Removes an item; fails with the refusal. */
  remove: (item: Item) => unknown;
};

/** A question about removing items, and what to do after it. */
export type RemovalPlan = { title: string; text: string; confirm: string; steps: readonly (() => unknown)[] };

/** The question about removing some items, or why none of them can be removed. */
export function planRemoval<Item>(rules: RemovalRules<Item>, items: readonly Item[]): RemovalPlan | string {
  const { title, text, confirm, whyNot = () => undefined, among = (all) => all, remove } = rules;
  const removed = items.filter((item) => whyNot(item) === undefined);
  const stays = staysText(items.flatMap((item) => whyNot(item) ?? []));
  if (removed.length === 0) return stays;
  return {
    title: title({ count: removed.length }),
    text: `${text} ${stays}`.trimEnd(),
    confirm,
    steps: among(removed).map((item) => () => remove(item)),
  };
}
