import { exploreInformationExists } from '#shared/errors.ts';
import { BACKBONE, type Level } from '#shared/model/limits.ts';
import type { ReleaseWhat } from '#shared/model/release/release.ts';
import { isExplored, levelMixError } from '#shared/rules/releases.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { staysText } from '#web/board/select/Selection.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';
import { releaseWhats } from '#web/replica/release/entities.ts';
import { NO_RELEASE, placeWhat } from '#web/replica/release/placeWhat.ts';
import { whatWhoLinks } from '#web/replica/story_map/entities.ts';
import { changeSettings, linkWho, unlinkWho } from '#web/replica/story_map/settingCommands.ts';
import type { Card, CardId } from '#web/replica/story_map/types.ts';

/* Changes of one or several cards. All that one of them sends is one action, which one undo takes back. */

/** Some of the cards of the open map. */
export type Cards = { actions: BoardActions; cards: readonly CardId[] };

/** Whether something holds for all, some or none of the cards. */
export type Mark = 'all' | 'some' | 'none';

/** Whether a condition holds for all, some or none of the cards. */
export function markOf({ actions, cards }: Cards, holds: (card: Card) => boolean): Mark {
  const held = cardsOf(actions, cards).filter(holds).length;
  return held === 0 ? 'none' : held === cards.length ? 'all' : 'some';
}

/** The cards in words: the name of the only one, or their number. */
export function inWords(actions: BoardActions, cards: readonly CardId[]): string {
  const [only, ...more] = cards;
  return only !== undefined && more.length === 0
    ? texts.named({ name: actions.nameOf(only) })
    : texts.several({ count: cards.length });
}

/** Sets the priority of cards; null takes it away. @returns the outcome, in words */
export function setPriority(some: Cards, priority: { id: string; name: string } | null): string {
  const fields = { priorityId: priority?.id ?? null };
  return changeAll(some, {
    isNeeded: (card) => card.priorityId !== fields.priorityId,
    change: (at) => void some.actions.map.pending.begin(changeSettings, { ...at, fields }),
    done: (activities) =>
      priority === null ? texts.unprioritised({ activities }) : texts.prioritised({ activities, name: priority.name }),
  });
}

/** Sets the size of cards; null takes it away. @returns the outcome, in words */
export function setSize(some: Cards, size: number | null): string {
  return changeAll(some, {
    isNeeded: (card) => card.size !== size,
    change: (at) => void some.actions.map.pending.begin(changeSettings, { ...at, fields: { size } }),
    done: (activities) => (size === null ? texts.unsized({ activities }) : texts.sized({ activities, size })),
  });
}

/** Whether a Who is linked to a card. */
export function isLinked({ map: { scope } }: BoardActions, { id }: Card, whoId: string): boolean {
  return scope.row(whatWhoLinks.indexes.ofWhat, id).some((link) => scope.get(whatWhoLinks, link)?.whoId === whoId);
}

/** Links a Who to the cards, or, where all are linked, removes the links. @returns the outcome, in words */
export function toggleWho(some: Cards, who: { id: string; name: string }, linkTypeId: string): string {
  const { actions } = some;
  const { pending } = actions.map;
  const links = markOf(some, (card) => isLinked(actions, card, who.id)) !== 'all';
  return changeAll(some, {
    isNeeded: (card) => isLinked(actions, card, who.id) !== links,
    change: (at) => {
      if (links) void pending.begin(linkWho, { ...at, whoId: who.id, linkTypeId });
      else void pending.begin(unlinkWho, { ...at, whoId: who.id });
    },
    done: (activities) => (links ? texts.linked : texts.unlinked)({ activities, who: who.name }),
  });
}

/** The part of a release that a card is, if it is in it. */
export function partOf(
  { map: { scope } }: BoardActions,
  { id }: Pick<Card, 'id'>,
  releaseId: string,
): ReleaseWhat | undefined {
  return scope.get(releaseWhats, `${releaseId}-${id}`);
}

/** Why a card cannot go into a release or out of it, if so (rules release.7, release.10). */
export function whyNotToggled(
  { actions, cards }: Cards,
  { card, releaseId, adds }: { card: Card; releaseId: string; adds: boolean },
): string | undefined {
  const part = partOf(actions, card, releaseId);
  if (!adds) return part !== undefined && isExplored(part) ? exploreInformationExists.message : undefined;
  const parts = [...actions.map.scope.all(releaseWhats).values()].filter((other) => other.releaseId === releaseId);
  const level = parts[0]?.level ?? cardsOf(actions, cards)[0]?.level ?? card.level;
  return levelMixError(oneOf(level), card.level)?.message;
}

const oneOf = (level: Level) => (level === BACKBONE ? { backbones: 1, skeletons: 0 } : { backbones: 0, skeletons: 1 });

/** Adds cards to a release, or, where all are in it, takes them out of it. @returns the outcome, in words */
export function toggleRelease(some: Cards, release: { id: string; name: string }): string {
  const { actions } = some;
  const { containerId, pending } = actions.map;
  const adds = markOf(some, (card) => partOf(actions, card, release.id) !== undefined) !== 'all';
  const [from, to] = adds ? [NO_RELEASE, release.id] : [release.id, NO_RELEASE];
  return changeAll(some, {
    isNeeded: (card) => (partOf(actions, card, release.id) === undefined) === adds,
    whyNot: (card) => whyNotToggled(some, { card, releaseId: release.id, adds }),
    change: ({ card }, { level }) => void pending.begin(placeWhat, { containerId, whatId: card, level, from, to }),
    done: (activities) => (adds ? texts.added : texts.takenOut)({ activities, release: release.name }),
  });
}

type Change = {
  /** Whether the change makes a difference to a card. */
  isNeeded: (card: Card) => boolean;
  whyNot?: (card: Card) => string | undefined;
  change: (at: { containerId: string; card: CardId }, card: Card) => void;
  /** The outcome in words, for the cards in words. */
  done: (activities: string) => string;
};

/** Changes the cards that can be changed. Why others cannot is shown to all users. */
export function changeAll({ actions, cards }: Cards, { isNeeded, whyNot, change, done }: Change): string {
  const { containerId } = actions.map;
  const reasonOf = (card: Card) =>
    card.refused !== null && isUnsavedRefusal(card)
      ? storyMapTexts.notSaved({ message: card.refused.message })
      : isNeeded(card)
        ? whyNot?.(card)
        : undefined;
  // All are judged before the first one changes.
  const judged = cardsOf(actions, cards).map((card) => ({ card, reason: reasonOf(card), needed: isNeeded(card) }));
  const able = judged.filter(({ reason }) => reason === undefined);
  for (const { card, needed } of able) if (needed) change({ containerId, card: card.id }, card);
  const reasons = judged.flatMap(({ reason }) => reason ?? []);
  const [first] = reasons;
  const words =
    able.length === 0
      ? ''
      : done(
          inWords(
            actions,
            able.map(({ card }) => card.id),
          ),
        );
  if (first === undefined) return words;
  const outcome = judged.length === 1 ? first : `${words} ${staysText(reasons)}`.trimStart();
  actions.refuse(outcome);
  return outcome;
}

const cardsOf = ({ layout }: BoardActions, cards: readonly CardId[]): Card[] =>
  cards.flatMap((id) => layout.cards.get(id) ?? []);
