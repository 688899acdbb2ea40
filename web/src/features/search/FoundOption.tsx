import { useEffect, useRef } from 'react';
import type { Result } from './finds.ts';
import styles from './search.module.css';

type Props = { id: string; result: Result; selected: boolean; onChoose: () => void };

/** One result of the search. */
export function FoundOption({ id, result: { name, detail, keys = [] }, selected, onChoose }: Props) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={selected}
      className={styles['option']}
      // The field keeps the focus until the chosen result takes it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span dir="auto">{name}</span>
      {detail !== '' && <small dir="auto">{detail}</small>}
      {keys.length > 0 && (
        <span className={styles['keys']}>
          {keys.map((key) => (
            <kbd key={key} className={styles['key']}>
              {key}
            </kbd>
          ))}
        </span>
      )}
    </div>
  );
}
