import Box from '@mui/material/Box';
import type { Epic } from '#shared/model/epic.ts';
import { epicNameOf } from '#shared/rules/epics.ts';
import { epicTexts } from '#shared/texts/epics.ts';
import type { Seen } from '#web/replica/entity.ts';
import type { Place } from '../entities.ts';

type Props = {
  place: Place;
  epic: Seen<Epic>;
  isExpanded: boolean;
  onToggle: () => void;
  /** Nothing can be edited: the release is completed, or the person may only read. */
  locked: boolean;
};

/** An epic of an Activity in a release. */
export function EpicCard({ epic, isExpanded, onToggle }: Props) {
  return (
    <Box component="article" sx={{ px: 4, py: 3 }}>
      <button type="button" aria-expanded={isExpanded} onClick={onToggle}>
        {epicNameOf(epic) ?? epicTexts.noName}
      </button>
    </Box>
  );
}
