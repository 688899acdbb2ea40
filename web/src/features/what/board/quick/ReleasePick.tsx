import { useState } from 'react';
import { bestMatches } from '#shared/rules/bestMatches.ts';
import { compareSlices } from '#shared/rules/releases.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { QuickPick } from '#web/components/search/QuickPick.tsx';
import { releaseWhats } from '#web/replica/release/entities.ts';
import { useReleaseSlices } from '#web/replica/release/useReleaseSlices.ts';
import { useAll } from '#web/replica/story_map/useMap.ts';
import type { PickProps } from './pickProps.ts';
import { markOf, partOf, toggleRelease, whyNotToggled } from './quickChanges.ts';

/** Adds cards to open releases, and takes them out of those that hold all of them (rules release.7, release.10). */
export function ReleasePick({ actions, cards, typed, onType, onDone }: PickProps) {
  const { releases, isRead, error } = useReleaseSlices(true);
  // Renders when a card comes into a release or leaves one.
  useAll(releaseWhats);
  const [said, setSaid] = useState<string>();
  const open = [...releases.values()].filter(({ completed }) => !completed).sort(compareSlices);
  const known = cards.flatMap((id) => actions.layout.cards.get(id) ?? []);
  const options = (isRead ? bestMatches(open, typed, ({ name }) => name) : []).map(({ id, name }) => {
    const mark = markOf({ actions, cards }, (card) => partOf(actions, card, id) !== undefined);
    const reasons = known.map((card) =>
      whyNotToggled({ actions, cards }, { card, releaseId: id, adds: mark !== 'all' }),
    );
    const [reason] = reasons;
    const isRefused = reason !== undefined && reasons.every((each) => each !== undefined);
    return { id, text: name, mark, ...(isRefused && { detail: reason, disabled: true }) };
  });
  const choose = (id: string, stays: boolean) => {
    const release = releases.get(id);
    if (release === undefined) return;
    const outcome = toggleRelease({ actions, cards }, release);
    setSaid(outcome);
    onDone(outcome, stays);
  };
  const status = isRead ? (open.length === 0 ? texts.noReleases : undefined) : (error?.message ?? commonTexts.loading);
  return (
    <QuickPick
      label={texts.placeholders.release}
      list={texts.choices}
      typed={typed}
      onType={onType}
      options={options}
      onChoose={choose}
      message={status ?? (options.length > 0 ? said : undefined)}
    />
  );
}
