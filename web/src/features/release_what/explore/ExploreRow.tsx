import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as errors from '#shared/errors.ts';
import { epicTexts } from '#shared/texts/epics.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseWhatTexts } from '#shared/texts/releaseWhat.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FieldError } from '#web/components/FieldError.tsx';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { returnFocus } from '#web/components/returnFocus.ts';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import type { Place } from '../entities.ts';
import styles from './explore.module.css';
import { RenameExploreItem } from './RenameExploreItem.tsx';
import { type ExploreItem, useExploreEdits } from './useExplore.ts';

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

/** An explore item: its name, which a click renames in place (rule explore.3), and a remove button. */
export function ExploreRow({ place, item, items, withKind, isUsed, locked }: Props) {
  const edits = useExploreEdits(place);
  const [renaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = useRef<HTMLButtonElement>(null);
  const remove = () => {
    setProblem(undefined);
    edits.remove(item.id).catch((error: unknown) => setProblem(refusalOf(error).message));
  };
  if (renaming)
    return (
      <li>
        <RenameExploreItem
          place={place}
          item={item}
          items={items}
          onClose={(byKey) => {
            flushSync(() => setRenaming(false));
            if (byKey) returnFocus(name.current);
          }}
        />
      </li>
    );
  const isNew = item.unconfirmed?.isNew === true;
  return (
    <li>
      <div className={styles['row']} data-editable={locked ? undefined : ''}>
        {locked || isNew ? (
          <Text dir="auto" quiet={isNew} className={styles['name']}>
            {item.name}
          </Text>
        ) : (
          <button
            type="button"
            ref={name}
            dir="auto"
            aria-label={fill(texts.rename, { name: item.name })}
            onClick={() => setRenaming(true)}
            className={styles['name']}
          >
            {item.name}
          </button>
        )}
        {withKind && (
          <Text as="span" look="caption" quiet className={styles['kind']}>
            {epicTexts.kinds[item.exploreType]}
          </Text>
        )}
        {!locked && !isNew && (
          <QuietButton
            label={
              isUsed
                ? fill(texts.removeUsed, { name: item.name, reason: errors.exploreObjectUsed.message })
                : fill(texts.remove, { name: item.name })
            }
            disabled={isUsed}
            onClick={remove}
          >
            <Icon path={close} small />
          </QuietButton>
        )}
      </div>
      <FieldError text={problem} />
    </li>
  );
}
