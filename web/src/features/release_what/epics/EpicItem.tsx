import Box from '@mui/material/Box';
import { memo, useEffect, useRef } from 'react';
import { useMap } from '#web/map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import { epics } from '../entities.ts';
import { EpicCard } from '../epic/EpicCard.tsx';

type Props = {
  id: string;
  /** The address opens it, so that it is brought into view. */
  isSought: boolean;
  onToggle: (id: string) => void;
} & Omit<Parameters<typeof EpicCard>[0], 'epic' | 'onToggle'>;

/** An epic of the column. A change of it, and opening or closing it, draws it alone. */
export const EpicItem = memo(function EpicItem({ id, isSought, onToggle, ...card }: Props) {
  const epic = useEntity(useMap().scope, epics, id);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSought) item.current?.scrollIntoView({ block: 'start' });
  }, [isSought]);
  if (epic === undefined) return null;
  return (
    // Below the bars that stay in view.
    <Box component="li" ref={item} sx={{ minWidth: 0, scrollMarginTop: '120px' }}>
      <EpicCard {...card} epic={epic} onToggle={() => onToggle(id)} />
    </Box>
  );
});
