import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListType } from '#shared/model/limits.ts';
import { storyMapsTexts } from '#shared/texts/storyMaps.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { isFilledByOneself } from '../model/listParams.ts';

/** A list without story maps: what it would show, and the next step. */
export function EmptyList({ listType, onCreate }: { listType: ListType; onCreate: () => void }) {
  return (
    <Box
      sx={{
        pt: 10,
        border: '1px dashed var(--storyd-border)',
        borderRadius: 'var(--storyd-radius)',
        '& > :last-child': { pt: 5 },
      }}
    >
      <GhostMap />
      <EmptyState
        title={storyMapsTexts.empty}
        text={storyMapsTexts.emptyHelp[listType]}
        action={
          isFilledByOneself(listType) ? (
            <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
              {storyMapsTexts.create}
            </Button>
          ) : undefined
        }
      />
    </Box>
  );
}

/** The number of cards below each card of the ghost's backbone. */
const below = [2, 1, 3];

/** A story map in outline, as a hint of how a map will look. */
function GhostMap() {
  return (
    <Box aria-hidden sx={{ display: 'flex', justifyContent: 'center', alignItems: 'flex-start', gap: 2, height: 92 }}>
      {below.map((cards, column) => (
        <Box key={column} sx={{ display: 'grid', gap: 1 }}>
          <Box
            sx={{ ...ghost, backgroundColor: 'var(--storyd-backbone)', borderColor: 'var(--storyd-backbone-edge)' }}
          />
          {Array.from({ length: cards }, (_, row) => (
            <Box
              key={row}
              sx={{ ...ghost, backgroundColor: 'var(--storyd-skeleton)', borderColor: 'var(--storyd-skeleton-edge)' }}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

const ghost = { width: 56, height: 20, border: '1px solid', borderRadius: '4px' } as const;
