import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { StoryMapCard as Card } from '#shared/model/storyMap.ts';
import { fill } from '#shared/texts/fill.ts';
import { storyMapsTexts } from '#shared/texts/storyMaps.ts';
import { paths } from '#web/app/paths.ts';
import { OwnerButton } from '#web/company/owner/OwnerButton.tsx';
import { ClampedText } from '#web/components/ClampedText.tsx';
import { IconButton } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { DateText } from '#web/components/DateText.tsx';
import { DisabledReason } from '#web/components/DisabledReason.tsx';
import { cardBox } from './cardBox.ts';

type Props = { map: Card; isOwner: boolean; onDelete: () => void };

/** A story map in the list. The name is the link; for the pointer, the rest of the card leads there too. */
export function StoryMapCard({ map, isOwner, onDelete }: Props) {
  const nameId = useId();
  const to = paths.storyMap(map.id);
  const openNamed = `${storyMapsTexts.open} ${map.name}`;
  return (
    <Box component="li" aria-labelledby={nameId} sx={{ ...cardBox, ...whole }}>
      <RouterLink to={to} tabIndex={-1} aria-hidden className="whole" />
      <Typography component="h2" variant="h2" id={nameId} sx={above}>
        <RouterLink to={to} className={controls['name']}>
          <ClampedText text={map.name} lines={2} />
        </RouterLink>
      </Typography>
      <Typography color="textSecondary" component="div" sx={{ ...above, mt: 1 }}>
        <RouterLink to={to} tabIndex={-1} className={controls['same']}>
          <ClampedText text={map.why} lines={2} />
        </RouterLink>
      </Typography>
      <Box sx={{ ...above, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 }}>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ mr: 1, pointerEvents: 'auto' }}>
          <DateText at={map.createdAt} text={(date) => fill(storyMapsTexts.created, { date })} />
        </Typography>
        <OwnerButton owner={map.owner} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          <DisabledReason reason={isOwner ? undefined : storyMapsTexts.deleteOwnerOnly}>
            <IconButton
              aria-label={fill(storyMapsTexts.deleteNamed, { name: map.name })}
              disabled={!isOwner}
              onClick={onDelete}
            >
              <DeleteOutlined />
            </IconButton>
          </DisabledReason>
          <Button component={RouterLink} to={to} variant="outlined" aria-label={openNamed}>
            {storyMapsTexts.open}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

/** A link of the card's size lies below its content; elements with their own hover or click lie above. */
const whole = {
  position: 'relative',
  '& > .whole': { position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:hover': { borderColor: 'var(--storyd-border-strong)' },
} as const;
const above = { position: 'relative', pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } } as const;
