import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Integration } from '#shared/model/integration.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { fieldMappingTexts as texts } from '#shared/texts/fieldMapping.ts';
import { useCall } from '#web/api/queries.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { focusPageIfLost } from '#web/components/pageStart.ts';
import { MappingLoader } from '#web/integrations/mapping/MappingLoader.tsx';
import { type MappingTarget, TargetPicker } from '#web/integrations/mapping/TargetPicker.tsx';
import { IntegrationSwitch } from '../integrations/IntegrationSwitch.tsx';

type Props = { open: boolean; integration: Integration; onClose: () => void };

/** The mapping of epics to issues for a project and a type of issues, in the context of administrators. */
export function MappingDialog({ open, integration: opened, onClose }: Props) {
  const { data } = useCall('integrations', {});
  // Its switch changes it while the dialog is open.
  const integration = data?.docs.find(({ id }) => id === opened.id) ?? opened;
  const titleId = useId();
  const [target, setTarget] = useState<MappingTarget>({ project: null, issueType: null });
  const [isDirty, setDirty] = useState(false);
  /** What is to happen once the unsaved changes are discarded. */
  const [leaving, setLeaving] = useState<{ open: boolean; then: () => void }>();
  const [buttons, setButtons] = useState<HTMLElement | null>(null);
  const leave = (then: () => void) => {
    if (isDirty) setLeaving({ open: true, then });
    else then();
  };
  const { project, issueType } = target;
  return (
    <Dialog
      open={open}
      fullScreen
      onClose={() => leave(onClose)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: focusPageIfLost }, paper: { sx: { m: 0, border: 0 } } }}
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 880, mx: 'auto', pt: 2 }}>
          <Box>
            <Typography color="textSecondary">{texts.help}</Typography>
            <IntegrationSwitch integration={integration} field="allowUsersToWrite" />
          </Box>
          <TargetPicker
            integrationId={integration.id}
            target={target}
            onChange={(next) =>
              leave(() => {
                setDirty(false);
                setTarget(next);
              })
            }
          />
          {project === null || issueType === null ? (
            <Typography color="textSecondary">{texts.choose}</Typography>
          ) : (
            <MappingLoader
              key={`${project.id} ${issueType.id}`}
              context="admin"
              integration={integration}
              project={project}
              issueType={issueType}
              buttons={buttons}
              onDirty={setDirty}
            />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{commonTexts.close}</Button>
        <Box ref={setButtons} />
      </DialogActions>
      {leaving !== undefined && (
        <ConfirmDialog
          open={leaving.open}
          title={texts.unsavedTitle}
          text={texts.unsavedText}
          confirmLabel={texts.discard}
          danger
          onConfirm={() => {
            setLeaving({ ...leaving, open: false });
            leaving.then();
          }}
          onClose={() => setLeaving({ ...leaving, open: false })}
          loading={false}
          error={null}
        />
      )}
    </Dialog>
  );
}
