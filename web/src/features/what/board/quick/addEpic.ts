import { epicNameError, nameFields } from '#shared/rules/epic/epicNames.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import { inputOf } from '#web/replica/command.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { createEpic } from '#web/replica/release/createEpic.ts';
import { epics } from '#web/replica/release/epics.ts';
import { NO_RELEASE, placeWhat } from '#web/replica/release/placeWhat.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import { type Cards, changeAll, partOf, whyNotToggled } from './quickChanges.ts';

/** Adds an epic to cards in a release, and to the release those cards that it lacks. @returns the outcome, in words */
export function addEpic(some: Cards, release: { id: string; name: string }, typed: string): string {
  const text = typed.trim();
  return changeAll(some, {
    isNeeded: () => true,
    whyNot: (card) => whyNoEpic(some, card, release.id, text),
    change: (_, card) => void add(some, card, release.id, text),
    done: (activities) => texts.epicAdded({ epic: text, activities, release: release.name }),
  });
}

/** Why a card cannot take an epic of that name in a release, if so. */
export function whyNoEpic(some: Cards, card: Card, releaseId: string, text: string): string | undefined {
  const others = [...some.actions.map.scope.all(epics).values()];
  const here = others.filter((epic) => epic.releaseId === releaseId && epic.whatId === card.id);
  return whyNotInRelease(some, card, releaseId) ?? epicNameError({ object: null, text }, here)?.message;
}

/** Why a card that is not in a release cannot be added to it, if so. */
export function whyNotInRelease(some: Cards, card: Card, releaseId: string): string | undefined {
  return partOf(some.actions, card, releaseId) === undefined
    ? whyNotToggled(some, { card, releaseId, adds: true })
    : undefined;
}

async function add({ actions }: Cards, { id, level, description }: Card, releaseId: string, text: string) {
  const { containerId, pending, scope } = actions.map;
  const place = { containerId, releaseId, whatId: id };
  try {
    // A release takes epics of the Activities that it has.
    if (partOf(actions, { id }, releaseId) === undefined)
      await pending.begin(placeWhat, { containerId, whatId: id, level, from: NO_RELEASE, to: releaseId });
    const behind = pending.all.flatMap((other) => inputOf(createEpic, other) ?? []).at(-1)?.epic ?? null;
    await pending.begin(createEpic, {
      place: { ...place, whatId: scope.aliases.idOf(id) },
      ...{
        epic: temporaryId(),
        creation: { type: 'free_text', text },
        name: nameFields({ object: null, text }),
        behind,
      },
    });
  } catch (error) {
    actions.refuse(storyMapTexts.notDone({ name: description, message: refusalOf(error).message }));
  }
}
