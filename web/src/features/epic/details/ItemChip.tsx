import { hrefOf } from '#shared/model/references.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import styles from './details.module.css';
import type { ExploreOption } from './exploreOptions.ts';

type Props = { option: ExploreOption; onRemove: (() => void) | undefined };

/** An item of an epic, with its remove button. A deleted Who is marked (rule epic.6); a link opens in a new tab. */
export function ItemChip({ option: { name, isDeleted, reference }, onRemove }: Props) {
  const href = reference === undefined ? undefined : hrefOf(name);
  const text = (
    <span className={styles['chipText']} dir="auto">
      {href === undefined ? (
        name
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
    </span>
  );
  return (
    <li className={styles['chip']} data-deleted={isDeleted}>
      {isDeleted === true ? (
        <Tooltip title={texts.deletedWhoHelp} describes>
          {text}
        </Tooltip>
      ) : (
        text
      )}
      {onRemove !== undefined && <button type="button" aria-label={texts.removeItem({ name })} onClick={onRemove} />}
    </li>
  );
}
