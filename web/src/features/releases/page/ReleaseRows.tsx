import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ReleaseWhat } from '#shared/model/release.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { paths } from '#web/app/paths.ts';
import { ClampedText } from '#web/components/ClampedText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { type RowCard, rowsOf } from '#web/map/releases/rows.ts';
import { counted } from '#web/map/selection/words.ts';
import { useContainerId, useWholeLayout } from '#web/map/useMap.ts';

type Props = { releaseId: string; whats: ReadonlyMap<string, ReleaseWhat>; onManage: (() => void) | undefined };

/** The Activities of a release in the order of the map, in two rows (rule release.7). */
export function ReleaseRows({ releaseId, whats, onManage }: Props) {
  const [layout] = useWholeLayout();
  const { backbone, skeleton } = rowsOf(layout, whats);
  if (backbone.length + skeleton.length === 0)
    return (
      <EmptyState
        title={texts.noWhats}
        {...(onManage !== undefined && { text: texts.noWhatsHelp })}
        action={
          onManage !== undefined && (
            <Button variant="contained" onClick={onManage}>
              {texts.menu.whats}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <Row title={texts.rows.backbone} releaseId={releaseId} cards={backbone} tone="backbone" />
      {skeleton.length > 0 && (
        <Row title={texts.rows.skeleton} releaseId={releaseId} cards={skeleton} tone="skeleton" />
      )}
    </>
  );
}

type Tone = 'backbone' | 'skeleton';

type RowProps = { title: string; releaseId: string; cards: readonly RowCard[]; tone: Tone };

function Row({ title, releaseId, cards, tone }: RowProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 6, breakInside: 'avoid' }}>
      <Typography
        component="h3"
        variant="overline"
        color="textSecondary"
        id={titleId}
        sx={{ letterSpacing: '0.06em', fontWeight: 600 }}
      >
        {title}
      </Typography>
      <Box component="ul" sx={cardsOfRow}>
        {cards.map((card) => (
          <RowItem key={card.id} releaseId={releaseId} card={card} tone={tone} />
        ))}
      </Box>
    </Box>
  );
}

type ItemProps = { releaseId: string; card: RowCard; tone: Tone };

/** An Activity of the release, which links to its page, or the parent of some, as their heading. */
function RowItem({ releaseId, card: { description, part }, tone }: ItemProps) {
  const containerId = useContainerId();
  if (part === undefined)
    return (
      <Box component="li" sx={{ ...note, ...heading }}>
        <ClampedText text={description} lines={3} />
      </Box>
    );
  return (
    <Box component="li" sx={{ display: 'flex', minWidth: 0 }}>
      <Box
        component={Link}
        to={paths.releaseWhat(containerId, releaseId, part.whatId)}
        sx={{ ...note, ...opens, ...tones[tone] }}
      >
        <ClampedText text={description} lines={3} />
        <Typography component="span" variant="caption" sx={{ mt: 'auto', pt: 2 }}>
          {part.epics === 0 ? texts.noEpicsYet : fill(counted(texts.epicsDone, part.epics), { done: part.epicsDone })}
        </Typography>
      </Box>
    </Box>
  );
}

const cardsOfRow = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: 2,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
} as const;
const note = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  px: 3,
  py: 2,
  border: '1px solid',
  borderRadius: 'var(--storyd-radius)',
  overflowWrap: 'anywhere',
} as const;
const opens = {
  flex: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
} as const;
const tones = {
  backbone: { minHeight: 72, backgroundColor: 'var(--storyd-backbone)', borderColor: 'var(--storyd-backbone-edge)' },
  skeleton: { minHeight: 72, backgroundColor: 'var(--storyd-skeleton)', borderColor: 'var(--storyd-skeleton-edge)' },
} as const;
const heading = {
  backgroundColor: 'transparent',
  borderColor: 'var(--storyd-border)',
  borderStyle: 'dashed',
  color: 'text.secondary',
} as const;
