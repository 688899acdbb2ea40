import Box from '@mui/material/Box';
import { sampleMapTexts } from '#shared/texts/session.ts';

const note = {
  borderRadius: 1,
  px: 2.5,
  py: 2,
  minHeight: 44,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  color: 'var(--storyd-card-text)',
  border: '1px solid',
} as const;

const backbone = {
  ...note,
  fontWeight: 550,
  bgcolor: 'var(--storyd-backbone)',
  borderColor: 'var(--storyd-backbone-edge)',
} as const;
const skeleton = { ...note, bgcolor: 'var(--storyd-skeleton)', borderColor: 'var(--storyd-skeleton-edge)' } as const;
const purpose = {
  ...note,
  minHeight: 0,
  gridColumn: '1 / -1',
  bgcolor: 'var(--storyd-surface)',
  borderColor: 'var(--storyd-border)',
  color: 'text.secondary',
} as const;

/** A small drawn story map with the colours of the real board. One picture to a screen reader. */
export function SampleMap() {
  const columns = sampleMapTexts.columns;
  return (
    <Box
      role="img"
      aria-label={sampleMapTexts.label}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
        gap: { xs: 2, sm: 3 },
        width: '100%',
        maxWidth: 520,
      }}
    >
      <Box sx={purpose}>{sampleMapTexts.purpose}</Box>
      {columns.map((column) => (
        <Box key={column.backbone} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={backbone}>{column.backbone}</Box>
          {column.skeleton.map((text) => (
            <Box key={text} sx={skeleton}>
              {text}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
