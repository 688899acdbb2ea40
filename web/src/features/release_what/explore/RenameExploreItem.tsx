import { useRef, useState } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { releaseWhatTexts } from '#shared/texts/releaseWhat.ts';
import { KeepOrTake } from '#web/components/KeepOrTake.tsx';
import { type Refusal, theirsIn } from '#web/replica/entity.ts';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import type { Place } from '../entities.ts';
import styles from './explore.module.css';
import { ItemField } from './ItemField.tsx';
import { type ExploreItem, itemProblem, useExploreEdits } from './useExplore.ts';

type Props = {
  place: Place;
  item: ExploreItem;
  items: readonly ExploreItem[];
  /** Closes the field; returns the focus if closed by key. */
  onClose: (byKey: boolean) => void;
};

/**
 * Renames an explore item: Enter and leaving the field save, Esc cancels, and an empty name changes nothing (rule
 * explore.3).
 */
export function RenameExploreItem({ place, item, items, onClose }: Props) {
  const edits = useExploreEdits(place);
  const [seen] = useState(item.name);
  const [typed, setTyped] = useState(item.name);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isClosing = useRef(false);
  const theirs = theirsIn(refusal, 'name');
  const close = (byKey: boolean) => {
    isClosing.current = true;
    onClose(byKey);
  };
  const save = async (byKey: boolean) => {
    if (isClosing.current) return;
    const name = typed.trim();
    if (name === '' || name === seen) return close(byKey);
    const wrong = itemProblem(name, item.exploreType, items, item.id);
    if (wrong !== undefined) return setRefusal({ code: 'explore-object-exists', message: wrong });
    isClosing.current = true;
    try {
      await edits.rename(item.id, name, theirs ?? seen);
      onClose(byKey);
    } catch (error) {
      isClosing.current = false;
      setRefusal(refusalOf(error));
    }
  };
  return (
    <div className={styles['renaming']}>
      <ItemField
        isOpened
        label={fill(releaseWhatTexts.explore.nameOf, { name: seen })}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setRefusal(null);
        }}
        onEnter={() => void save(true)}
        onEscape={() => close(true)}
        // Clicking elsewhere saves the text; a refused one waits for the user.
        onLeave={() => refusal === null && void save(false)}
        isWrong={refusal !== null}
        problem={theirs === undefined ? refusal?.message : undefined}
      />
      <KeepOrTake theirs={theirs} onKeep={() => void save(true)} onTake={() => close(true)} />
    </div>
  );
}
