import type { ReactNode } from 'react';
import { compareNames } from '#shared/rules/compareNames.ts';
import { compareSlices } from '#shared/rules/releases.ts';
import * as texts from '#shared/texts/what/information.ts';
import * as quickTexts from '#shared/texts/what/quickChanges.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { openPicker } from '#web/board/selection/picker.ts';
import type { PickerKind } from '#web/board/selection/pickerKeys.ts';
import { priorityColor } from '#web/components/field/priorityColor.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import { useAll, useWhatWhoLinks, useWhos } from '#web/replica/story_map/useMap.ts';
import styles from './information.module.css';

const FACTS = ['priority', 'size', 'who', 'release'] as const satisfies readonly PickerKind[];
type FactKind = (typeof FACTS)[number];

/** The quick facts of an Activity, each with the picker that changes it. */
export function Chips({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const priority = usePriority(card.priorityId);
  const values: Record<FactKind, ReactNode> = {
    priority: priority && (
      <>
        <span className={styles['dot']} style={{ background: priorityColor(priority) }} />
        {priority.active ? priority.name : texts.inactive(priority)}
      </>
    ),
    size: card.size,
    who: useNamesOfWhos(card.whatId).join(', '),
    release: useNamesOfReleases(card.whatId).join(', '),
  };
  return (
    <div className={styles['chips']}>
      {FACTS.map((kind) => (
        <Chip key={kind} kind={kind} card={card} readOnly={readOnly}>
          {values[kind]}
        </Chip>
      ))}
    </div>
  );
}

type ChipProps = { kind: FactKind; card: Card; readOnly: boolean; children: ReactNode };

function Chip({ kind, card, readOnly, children }: ChipProps) {
  const actions = useActions();
  const isEmpty = children === '' || children === null || children === undefined;
  const inside = (
    <>
      <span className={styles['label']}>{quickTexts.kinds[kind]}</span>{' '}
      <span className={styles['value']} dir="auto" data-empty={isEmpty || undefined}>
        {isEmpty ? texts.none : children}
      </span>
    </>
  );
  if (readOnly) return <div className={styles['chip']}>{inside}</div>;
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openPicker(actions, kind, card.id, currentTarget)}
    >
      {inside}
    </button>
  );
}

function usePriority(priorityId: string | null) {
  const { data: settings } = useSettings();
  return settings?.priorities.find(({ id }) => id === priorityId);
}

function useNamesOfWhos(whatId: string | null): string[] {
  const whos = useWhos();
  return [...useWhatWhoLinks().values()]
    .flatMap((link) => (link.whatId === whatId ? (whos.get(link.whoId)?.name ?? []) : []))
    .sort(compareNames);
}

function useNamesOfReleases(whatId: string | null): string[] {
  const all = useAll(releases);
  return [...useAll(releaseWhats).values()]
    .flatMap((part) => (part.whatId === whatId ? (all.get(part.releaseId) ?? []) : []))
    .sort(compareSlices)
    .map(({ name }) => name);
}
