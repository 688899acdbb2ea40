import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { paths } from '#web/base/paths.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown, more, openInNew } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { Seen } from '#web/replica/entity.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { useEpicDescription, useEpicName } from '#web/replica/release/useEpicNames.ts';
import { Done } from './Done.tsx';
import { DriftMark } from './DriftMark.tsx';
import styles from './epicCard.module.css';
import { EpicChips } from './EpicChips.tsx';
import { EpicStatusField } from './EpicStatusField.tsx';
import type { EpicEdits } from './useEpicEdits.ts';

const EpicMenu = lazyDialog(() => import('./EpicMenu.tsx').then((file) => file.EpicMenu));

type Props = {
  place: Place;
  epic: Seen<Epic>;
  edits: EpicEdits;
  /** The id of the element with its name. */
  nameId: string;
  isExpanded: boolean;
  /** Undefined until the server has confirmed the epic. */
  onToggle: (() => void) | undefined;
  locked: boolean;
};

/** The summary line of an epic: all that a collapsed card shows. */
export function EpicLine({ place, epic, edits, nameId, isExpanded, onToggle, locked }: Props) {
  const name = useEpicName(epic);
  const description = useEpicDescription(epic, place.whatId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { containerId, releaseId, whatId } = place;
  return (
    <div className={styles['line']}>
      <Done epic={epic} name={name} edits={edits} locked={locked || onToggle === undefined} releaseId={releaseId} />
      <div className={styles['title']}>
        <h4>
          <button type="button" aria-expanded={isExpanded} disabled={onToggle === undefined} onClick={onToggle}>
            <Icon path={arrowDown} small />
            <span id={nameId} className={styles['name']} dir="auto" data-done={epic.completed || undefined}>
              {name}
            </span>
          </button>
        </h4>
        {!isExpanded && (epic.primaryWho !== null || epic.primaryOutput !== null) && (
          <p className={styles['description']} dir="auto">
            {description}
          </p>
        )}
      </div>
      <DriftMark place={place} epic={epic} />
      <span className={styles['facts']}>
        <EpicStatusField epic={epic} name={name} edits={edits} locked={locked || onToggle === undefined} />
        {epic.nameObject !== null && <span className={styles['amount']}>{texts.groups[epic.nameObject.type]}</span>}
      </span>
      {onToggle !== undefined && (
        <span className={styles['buttons']}>
          <a
            href={paths.releaseWhat(containerId, releaseId, whatId, epic.id)}
            target="_blank"
            rel="noreferrer"
            title={texts.open({ name })}
            aria-label={texts.open({ name })}
          >
            <Icon path={openInNew} small />
          </a>
          <button
            type="button"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            title={texts.menuOf({ name })}
            aria-label={texts.menuOf({ name })}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <Icon path={more} small />
          </button>
        </span>
      )}
      {!isExpanded && (
        <div className={styles['chips']}>
          <EpicChips
            place={place}
            epic={epic}
            name={name}
            edits={edits}
            readOnly={locked || epic.completed || onToggle === undefined}
          />
        </div>
      )}
      <EpicMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        place={place}
        epic={epic}
        name={name}
        locked={locked}
      />
    </div>
  );
}
