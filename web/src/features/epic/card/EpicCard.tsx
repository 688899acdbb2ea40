import { useId, useRef, useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { usePrinting } from '#web/base/browser/usePrinting.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { Drafts, DraftsContext } from '#web/components/field/drafts.ts';
import { FieldError } from '#web/components/field/FieldError.tsx';
import type { Seen } from '#web/replica/entity.ts';
import type { Place } from '#web/replica/release/epics.ts';
import styles from './epicCard.module.css';
import { EpicLine } from './EpicLine.tsx';
import { useEpicEdits } from './useEpicEdits.ts';

const EpicDetails = lazyDialog(() => import('../details/EpicDetails.tsx').then((file) => file.EpicDetails));

/** Nothing is typed on paper. */
const NO_DRAFTS = new Drafts();

type Props = {
  place: Place;
  epic: Seen<Epic>;
  isExpanded: boolean;
  onToggle: () => void;
  /** True when the card is read-only: the release is completed, or the user is a viewer. */
  locked: boolean;
};

/**
 * An epic of an Activity in a release: a summary line, and all details below it once expanded. It closes only when no
 * typed text would be lost, or when the user closes it again. In print it is expanded and read-only, without what is
 * empty; unsaved text stays on the screen.
 */
export function EpicCard({ place, epic, isExpanded, onToggle, locked }: Props) {
  const nameId = useId();
  const edits = useEpicEdits(place, epic.id);
  const [drafts] = useState(() => new Drafts());
  const [warned, setWarned] = useState(false);
  const isClosing = useRef(false);
  const printing = usePrinting();
  const isSaved = epic.unconfirmed?.isNew !== true;
  const toggle = async () => {
    if (isExpanded && !isClosing.current) {
      isClosing.current = true;
      const nothingIsLost = await drafts.commit();
      // The user closed it again meanwhile instead of waiting.
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
      {printing && isSaved && (
        <DraftsContext value={NO_DRAFTS}>
          <div className={styles['onPaper']}>
            <EpicDetails open place={place} epic={epic} edits={edits} locked onClose={onToggle} />
          </div>
        </DraftsContext>
      )}
      <DraftsContext value={drafts}>
        <div
          className={styles['onScreen']}
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
