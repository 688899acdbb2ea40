import { useState } from 'react';
import * as errors from '#shared/errors.ts';
import type { ExploreType } from '#shared/model/epic/epic.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { AddLine } from '#web/components/list/AddLine.tsx';
import { EditableRow } from '#web/components/list/EditableRow.tsx';
import type { Place } from '#web/replica/release/epics.ts';
import styles from './explore.module.css';
import { type ExploreItem, itemProblem, useExploreEdits } from './useExplore.ts';

const texts = releaseWhatTexts.explore;

type Props = {
  place: Place;
  item: ExploreItem;
  /** All items of the Activity. */
  items: readonly ExploreItem[];
  /** Whether the row names the kind of its item. */
  withKind: boolean;
  /** True when an epic uses the item, so that it cannot be removed (rule explore.4). */
  isUsed: boolean;
  locked: boolean;
};

/** An explore item, which can be renamed in place (rule explore.3) and removed. */
export function ExploreRow({ place, item, items, withKind, isUsed, locked }: Props) {
  const edits = useExploreEdits(place);
  const { id, name, exploreType } = item;
  return (
    <EditableRow
      entity={item}
      locked={locked}
      renaming={{
        action: texts.rename({ name }),
        label: texts.nameOf({ name }),
        problemOf: (typed) => itemProblem(typed, exploreType, items, id),
        rename: (typed, seen) => edits.rename(id, typed, seen),
      }}
      removal={{
        label: isUsed ? texts.removeUsed({ name, reason: errors.exploreObjectUsed.message }) : texts.remove({ name }),
        disabled: isUsed,
        remove: () => edits.remove(id),
      }}
    >
      {withKind && (
        <Text as="span" look="caption" quiet className={styles['kind']}>
          {epicTexts.kinds[exploreType]}
        </Text>
      )}
    </EditableRow>
  );
}

type AddProps = { title: string; types: readonly ExploreType[]; place: Place; items: readonly ExploreItem[] };

/** Adds explore items, of a kind to choose where the list has several. */
export function AddExploreItem({ title, types, place, items }: AddProps) {
  const edits = useExploreEdits(place);
  const [type, setType] = useState(types[0] ?? 'when');
  return (
    <AddLine
      label={texts.add({ kind: types.length > 1 ? epicTexts.kinds[type] : title })}
      problemOf={(name) => itemProblem(name, type, items)}
      add={(name) => edits.add(type, name)}
    >
      {types.length > 1 && (
        <Select
          aria-label={texts.kind}
          value={type}
          onChange={setType}
          options={types.map((each) => [each, epicTexts.kinds[each]])}
        />
      )}
    </AddLine>
  );
}
