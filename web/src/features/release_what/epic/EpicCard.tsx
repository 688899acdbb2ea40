import { useId, useRef, useState } from 'react';
import type { Epic } from '#shared/model/epic.ts';
import { epicCardTexts as texts } from '#shared/texts/epicCard.ts';
import { FieldError } from '#web/components/FieldError.tsx';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { Drafts, DraftsContext } from '#web/map/fields/drafts.ts';
import type { Seen } from '#web/replica/entity.ts';
import type { Place } from '../entities.ts';
import styles from './epicCard.module.css';
import { EpicLine } from './EpicLine.tsx';
import { useEpicEdits } from './useEpicEdits.ts';

const EpicDetails = lazyDialog(() => import('./details/EpicDetails.tsx').then((file) => file.EpicDetails));

type Props = {
  place: Place;
  epic: Seen<Epic>;
  isExpanded: boolean;
  onToggle: () => void;
  /** Nothing can be edited: the release is completed, or the person may only read. */
  locked: boolean;
};

/**
 * An epic of an Activity in a release: a line that says what it is, and all of it below once it is expanded. It closes only when nothing that was typed would
 * be lost, or when it is closed once more.
 */
export function EpicCard({ place, epic, isExpanded, onToggle, locked }: Props) {
  const nameId = useId();
  const edits = useEpicEdits(place, epic.id);
  const [drafts] = useState(() => new Drafts());
  const [warned, setWarned] = useState(false);
  const isClosing = useRef(false);
  const isSaved = epic.unconfirmed?.isNew !== true;
  const toggle = async () => {
    if (isExpanded && !isClosing.current) {
      isClosing.current = true;
      const nothingIsLost = await drafts.commit();
      // Whoever closed it once more meanwhile did not wait.
      if (!isClosing.current) return;
      if (!nothingIsLost) return setWarned(true);
    }
    isClosing.current = false;
    setWarned(false);
    onToggle();
  };
  const open = isExpanded && isSaved;
  return (
    <article className={styles['card']} aria-labelledby={nameId} data-expanded={open || undefined}>
      <EpicLine
        place={place}
        epic={epic}
        edits={edits}
        nameId={nameId}
        isExpanded={open}
        onToggle={isSaved ? () => void toggle() : undefined}
        locked={locked}
      />
      <DraftsContext value={drafts}>
        <div
          onInput={() => {
            isClosing.current = false;
            setWarned(false);
          }}
        >
          {warned && open && (
            <div className={styles['warning']}>
              <FieldError text={texts.unsaved} />
            </div>
          )}
          <EpicDetails open={open} place={place} epic={epic} edits={edits} locked={locked} onClose={onToggle} />
        </div>
      </DraftsContext>
    </article>
  );
}
