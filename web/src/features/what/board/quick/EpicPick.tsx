import { useState } from 'react';
import { isVisible } from '#shared/model/textRule.ts';
import { compareSlices } from '#shared/rules/releases.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { tooLong } from '#web/components/field/tooLong.ts';
import { QuickPick } from '#web/components/search/QuickPick.tsx';
import { releaseWhats } from '#web/replica/release/entities.ts';
import { useReleaseSlices } from '#web/replica/release/useReleaseSlices.ts';
import { useAll } from '#web/replica/story_map/useMap.ts';
import { addEpic, whyNoEpic, whyNotInRelease } from './addEpic.ts';
import type { PickProps } from './pickProps.ts';
import { markOf, partOf } from './quickChanges.ts';

/**
 * Adds an epic to cards in one of the open releases: the user types its name, and chooses the release (rule what.44).
 * Releases that have the cards come first.
 */
export function EpicPick({ actions, cards, typed, onType, onDone }: PickProps) {
  const { releases, isRead, error } = useReleaseSlices(true);
  // Renders when a card comes into a release or leaves one.
  useAll(releaseWhats);
  const [problem, setProblem] = useState<string>();
  const known = cards.flatMap((id) => actions.layout.cards.get(id) ?? []);
  const options = [...(isRead ? releases.values() : [])]
    .filter(({ completed }) => !completed)
    .sort(compareSlices)
    .map(({ id, name }) => {
      const has = markOf({ actions, cards }, (card) => partOf(actions, card, id) !== undefined) === 'all';
      const reasons = known.map((card) => whyNotInRelease({ actions, cards }, card, id));
      const isRefused = reasons.length > 0 && reasons.every((reason) => reason !== undefined);
      return { id, text: name, has, detail: isRefused ? reasons[0] : has ? undefined : texts.addsToRelease, isRefused };
    })
    .sort((a, b) => Number(b.has) - Number(a.has) || Number(a.isRefused) - Number(b.isRefused))
    .map(({ id, text, detail, isRefused }) => ({
      ...{ id, text, disabled: isRefused },
      ...(detail !== undefined && { detail }),
    }));
  const choose = (id: string, stays: boolean) => {
    const release = releases.get(id);
    if (release === undefined) return;
    const refused = known.map((card) => whyNoEpic({ actions, cards }, card, id, typed.trim()));
    const wrong = !isVisible(typed)
      ? texts.epicUnnamed
      : (tooLong(typed) ?? (refused.includes(undefined) ? undefined : refused[0]));
    setProblem(wrong);
    if (wrong === undefined) onDone(addEpic({ actions, cards }, release, typed), stays);
  };
  const status = isRead
    ? options.length === 0
      ? texts.noReleases
      : undefined
    : (error?.message ?? commonTexts.loading);
  return (
    <QuickPick
      label={texts.placeholders.epic}
      list={texts.choices}
      typed={typed}
      onType={(text) => {
        setProblem(undefined);
        onType(text);
      }}
      single
      options={options}
      onChoose={choose}
      message={status ?? problem ?? texts.chooseReleaseOfEpic}
    />
  );
}
