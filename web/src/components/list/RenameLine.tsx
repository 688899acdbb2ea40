import { useRef, useState } from 'react';
import type { KeepOrTakeProps } from '#web/components/conflict/KeepOrTake.tsx';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { type Refusal, theirsIn } from '#web/replica/entity.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import styles from './line.module.css';
import { LineField } from './LineField.tsx';

/** Loaded later: few need it, and the tabs of a map share no code with other pages otherwise. */
const KeepOrTake = lazyDialog<Openable & KeepOrTakeProps>(
  () => import('#web/components/conflict/KeepOrTake.tsx').then((file) => file.KeepOrTake),
  { needed: true },
);

export type Renaming = {
  /** The name of the field. */
  label: string;
  /** The error of a name, if the client can tell. */
  problemOf: (name: string) => string | undefined;
  /** Renames the entity, which shows at once; a refusal is thrown. `seen` is the name that the user saw. */
  rename: (name: string, seen: string) => Promise<unknown>;
};

type Props = Renaming & {
  name: string;
  /** Closes the field; returns the focus if closed by key. */
  onClose: (byKey: boolean) => void;
};

/**
 * Renames an entity in place: Enter and leaving the field save, Esc cancels, and an empty name changes nothing. If a
 * colleague has renamed it meanwhile, the user chooses between the two names.
 */
export function RenameLine({ name: current, label, problemOf, rename, onClose }: Props) {
  const [seen] = useState(current);
  const [typed, setTyped] = useState(current);
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'current'> | null>(null);
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
    const message = problemOf(name);
    if (message !== undefined) return setRefusal({ message });
    isClosing.current = true;
    try {
      await rename(name, theirs ?? seen);
      onClose(byKey);
    } catch (error) {
      isClosing.current = false;
      setRefusal(refusalOf(error));
    }
  };
  return (
    <div className={styles['renaming']}>
      <LineField
        isOpened
        label={label}
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
      <KeepOrTake
        open={theirs !== undefined}
        onClose={() => undefined}
        theirs={theirs}
        onKeep={() => void save(true)}
        onTake={() => close(true)}
      />
    </div>
  );
}
