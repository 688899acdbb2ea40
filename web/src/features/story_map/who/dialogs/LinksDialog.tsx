import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { Who } from '#shared/model/who.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { useEditable } from '../../board/boardContext.ts';
import { ActivityLinks } from './ActivityLinks.tsx';
import { OtherWhoLinks } from './OtherWhoLinks.tsx';

/** What a Who has to do with Activities and other Whos of the map. Those who edit change it here; each change is saved at once. */
export function LinksDialog({ who, onClose }: { who: Who; onClose: () => void }) {
  const titleId = useId();
  const readOnly = !useEditable();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {fill(whoTexts.links.title, { name: who.name })}
      </DialogTitle>
      {/* Longer than the screen it must be scrolled by keyboard too. */}
      <DialogContent tabIndex={0} sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        <ActivityLinks whoId={who.id} readOnly={readOnly} />
        <OtherWhoLinks whoId={who.id} readOnly={readOnly} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
