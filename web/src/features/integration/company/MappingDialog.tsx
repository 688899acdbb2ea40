import { useState } from 'react';
import type { Integration } from '#shared/model/integration/integration.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { FullScreenDialog } from '#web/components/dialog/FullScreenDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { MappingLoader } from '#web/features/integration/mapping/MappingLoader.tsx';
import { TargetPicker } from '#web/features/integration/mapping/TargetPicker.tsx';
import { useMappingTarget } from '#web/features/integration/mapping/useMappingTarget.ts';
import { IntegrationSwitch } from './IntegrationSwitch.tsx';

type Props = { open: boolean; integration: Integration; onClose: () => void };

/** The mapping of epics to issues for a project and a type of issues, in the context of administrators. */
export function MappingDialog({ open, integration: opened, onClose }: Props) {
  const { data } = useCall('integrations', {});
  // Its switch changes it while the dialog is open.
  const integration = data?.docs.find(({ id }) => id === opened.id) ?? opened;
  const choice = useMappingTarget(integration.id);
  /** Forgets the unsaved changes; null without any. */
  const [forget, setForget] = useState<(() => void) | null>(null);
  /** What is to happen once the unsaved changes are discarded. */
  const [leaving, setLeaving] = useState<{ open: boolean; then: () => void }>();
  const leave = (then: () => void) => {
    if (forget !== null) setLeaving({ open: true, then });
    else then();
  };
  const { project, issueType } = choice.target;
  return (
    <FullScreenDialog open={open} title={texts.title} onClose={() => leave(onClose)}>
      {(buttons) => (
        <>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
            <Box>
              <Text quiet>{texts.help}</Text>
              <IntegrationSwitch integration={integration} field="allowUsersToWrite" />
            </Box>
            <TargetPicker
              choice={choice}
              onChange={(next) =>
                leave(() => {
                  setForget(null);
                  choice.choose(next);
                })
              }
            />
            {project === null || issueType === null ? (
              <Text quiet>{texts.choose}</Text>
            ) : (
              <MappingLoader
                key={`${project.id} ${issueType.id}`}
                context="admin"
                integration={integration}
                project={project}
                issueType={issueType}
                buttons={buttons}
                onDirty={(next) => setForget(() => next)}
              />
            )}
          </Box>
          {leaving !== undefined && (
            <ConfirmDialog
              open={leaving.open}
              title={texts.unsavedTitle}
              text={texts.unsavedText}
              confirmLabel={texts.discard}
              danger
              onConfirm={() => {
                setLeaving({ ...leaving, open: false });
                forget?.();
                leaving.then();
              }}
              onClose={() => setLeaving({ ...leaving, open: false })}
            />
          )}
        </>
      )}
    </FullScreenDialog>
  );
}
