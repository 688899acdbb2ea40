import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useMap } from '#web/map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import { epics } from '../entities.ts';
import { EpicCard } from '../epic/EpicCard.tsx';

type Props = {
  id: string;
  /** The address opens it, so that it is brought into view. */
  isSought: boolean;
} & Omit<Parameters<typeof EpicCard>[0], 'epic'>;

/** An epic of the column. A change of it draws it alone. */
export function EpicItem({ id, isSought, ...card }: Props) {
  const epic = useEntity(useMap().scope, epics, id);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSought) item.current?.scrollIntoView({ block: 'start' });
  }, [isSought]);
  if (epic === undefined) return null;
  return (
    // Below the bars that stay in view.
    <Box component="li" ref={item} sx={{ minWidth: 0, scrollMarginTop: '120px' }}>
      <EpicCard {...card} epic={epic} />
    </Box>
  );
}
