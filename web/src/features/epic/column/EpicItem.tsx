import { memo, useEffect, useRef } from 'react';
import { epics } from '#web/replica/release/epics.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import { EpicCard } from '../card/EpicCard.tsx';
import styles from './releaseWhat.module.css';

type Props = {
  id: string;
  /** The visit whose address opens it, so that it scrolls into view; null for other epics. */
  sought: string | null;
  onToggle: (id: string) => void;
} & Omit<Parameters<typeof EpicCard>[0], 'epic' | 'onToggle'>;

/** An epic of the column. Changing, expanding or collapsing it re-renders only this one. */
export const EpicItem = memo(function EpicItem({ id, sought, onToggle, ...card }: Props) {
  const epic = useEntity(useMap().scope, epics, id);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (sought !== null) item.current?.scrollIntoView({ block: 'start' });
  }, [sought]);
  if (epic === undefined) return null;
  return (
    <li ref={item} className={styles['epic']}>
      <EpicCard {...card} epic={epic} onToggle={() => onToggle(id)} />
    </li>
  );
});
