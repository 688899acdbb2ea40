import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { commonTexts } from '#shared/texts/common.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { focusIt } from '#web/components/focusFirst.ts';

const keyBox = {
  display: 'inline-block',
  minWidth: 24,
  px: 1.5,
  py: 0.5,
  mr: 1,
  border: '1px solid var(--storyd-border-strong)',
  borderRadius: 1,
  bgcolor: 'var(--storyd-subtle)',
  font: 'inherit',
  fontSize: 'caption.fontSize',
  textAlign: 'center',
} as const;

/** What the keys do, on `?`. Those who only read see only what they can use. */
export function KeysDialog({ editable, onClose }: { editable: boolean; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{storyMapTexts.keysTitle}</DialogTitle>
      {/* Longer than the screen it must be scrolled by keyboard too. */}
      <DialogContent tabIndex={0} sx={{ columns: { md: 2 }, columnGap: 8 }}>
        {storyMapTexts.keyGroups
          .filter(({ editing }) => editable || !editing)
          .map(({ title, keys }) => (
            <Box key={title} sx={{ breakInside: 'avoid', pb: 3 }}>
              <Typography component="h3" variant="subtitle2" color="textSecondary" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'minmax(112px, auto) 1fr', alignItems: 'baseline', gap: 2, m: 0, fontSize: 'body2.fontSize' }}>
                {keys.map(({ keys: names, does }) => (
                  <Fragment key={does}>
                    <dt>
                      {names.map((key) => (
                        <Box key={key} component="kbd" sx={keyBox}>
                          {key}
                        </Box>
                      ))}
                    </dt>
                    <Box component="dd" sx={{ m: 0 }}>
                      {does}
                    </Box>
                  </Fragment>
                ))}
              </Box>
            </Box>
          ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} ref={focusIt}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
