import { useContext, useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { priorityColor } from '#web/components/field/priorityColor.ts';
import { exploreObjects, type Place } from '#web/replica/release/epics.ts';
import { deletedWhos } from '#web/replica/release/releaseWhatEntities.ts';
import { whoText } from '#web/replica/release/whoText.ts';
import { whos } from '#web/replica/story_map/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import type { QuickEditProps } from '../details/QuickEdit.tsx';
import styles from './epicCard.module.css';
import type { EpicEdits } from './useEpicEdits.ts';

const QuickEdit = lazyDialog<QuickEditProps>(() => import('../details/QuickEdit.tsx').then((file) => file.QuickEdit));

type Props = { place: Place; epic: Epic; name: string; edits: EpicEdits; readOnly: boolean };

/** A field of an epic as a chip: the name of the field, and its value in words. */
type ChipOf = { field: string; label: string; text: string; color?: string };

const AMOUNTS = ['value', 'size', 'cost'] as const;

/** What is set of an epic, as chips: each opens the fields to edit (rule epic.29). */
export function EpicChips({ place, epic, name, edits, readOnly }: Props) {
  const [opened, setOpened] = useState<{ anchor: HTMLElement; field: string; isOpen: boolean }>();
  const chips = useChips(epic);
  const open = (field: string) => (anchor: HTMLElement) => setOpened({ anchor, field, isOpen: true });
  return (
    <>
      {chips.map((chip) => (
        <Chip key={chip.field} {...chip} onOpen={readOnly ? undefined : open(chip.label)} />
      ))}
      {!readOnly && (
        <button
          type="button"
          className={styles['chip']}
          data-more=""
          aria-haspopup="dialog"
          aria-label={texts.editFields({ name })}
          title={texts.editFields({ name })}
          onClick={({ currentTarget }) => open(texts.primaryWho)(currentTarget)}
        >
          +
        </button>
      )}
      <QuickEdit
        open={opened?.isOpen === true && !readOnly}
        anchor={opened?.anchor ?? null}
        focused={opened?.field ?? ''}
        onClose={() => setOpened((now) => now && { ...now, isOpen: false })}
        {...{ place, epic, name, edits }}
      />
    </>
  );
}

function Chip({ label, text, color, onOpen }: ChipOf & { onOpen: ((anchor: HTMLElement) => void) | undefined }) {
  const content = (
    <>
      {color !== undefined && (
        <svg viewBox="0 0 8 8" aria-hidden>
          <circle cx="4" cy="4" r="4" style={{ fill: color }} />
        </svg>
      )}
      {text}
    </>
  );
  const title = text.startsWith(label) ? text : texts.chip({ label, text });
  if (onOpen === undefined)
    return (
      <span className={styles['chip']} title={title} dir="auto">
        {content}
      </span>
    );
  return (
    <button
      type="button"
      className={styles['chip']}
      title={title}
      aria-label={title}
      aria-haspopup="dialog"
      dir="auto"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {content}
    </button>
  );
}

/** The set fields of an epic in the order of its card. */
function useChips(epic: Epic): ChipOf[] {
  const { scope } = useMap();
  const priority = useContext(PrioritiesContext).get(epic.priority ?? '');
  const who = useEntity(scope, whos, epic.primaryWho ?? '');
  const deletedWho = useEntity(scope, deletedWhos, epic.primaryWho ?? '');
  const output = useEntity(scope, exploreObjects, epic.primaryOutput ?? '');
  const items = epic.explore_objects.length + epic.whos.length;
  return [
    ...(epic.primaryWho === null
      ? []
      : [{ field: 'primaryWho', label: texts.primaryWho, text: whoText(who, deletedWho) }]),
    ...(epic.primaryOutput === null
      ? []
      : [{ field: 'primaryOutput', label: texts.primaryOutput, text: output?.name ?? epicTexts.unknown }]),
    ...(items === 0 ? [] : [{ field: 'items', label: texts.addItems, text: texts.itemCount({ count: items }) }]),
    ...(priority === undefined
      ? []
      : [{ field: 'priority', label: texts.priority, text: priority.name, color: priorityColor(priority) }]),
    ...AMOUNTS.flatMap((field) => {
      const amount = epic[field];
      return amount === null
        ? []
        : [{ field, label: texts[field], text: texts.amount({ label: texts.short[field], amount }) }];
    }),
  ];
}
