import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MappingToSave, JiraProject } from '#shared/model/integration/fieldMapping.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import * as mappingTargetTexts from '#shared/texts/integration/mappingTarget.ts';
import { callKey, useCall } from '#web/base/api/queries.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { RadioGroup } from '#web/components/controls/RadioGroup.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { useCutOptions } from '#web/components/search/useCutOptions.tsx';
import { useBatch } from '../useBatch.ts';
import { copyMapping } from './copyMapping.ts';
import { CopyResults } from './CopyResults.tsx';

const MAX_OFFERED = 50;

type Props = Openable & { integrationId: string; mapping: MappingToSave };

/** Tests a mapping in other projects, and saves it where it fits (rule mapping.13). */
export function CopyMappingDialog({ open, onClose, integrationId, mapping }: Props) {
  const cache = useQueryClient();
  const { data } = useCall('available_projects', { integrationId }, { enabled: open });
  const cut = useCutOptions<JiraProject>(MAX_OFFERED);
  const [isAll, setAll] = useState(true);
  const [selected, setSelected] = useState<readonly JiraProject[]>([]);
  const [tested, setTested] = useState<readonly JiraProject[]>([]);
  const batch = useBatch((project: JiraProject) => copyMapping(integrationId, mapping, project));
  const projects = data?.projects ?? [];
  const chosen = isAll ? projects : selected;
  const begin = () => {
    setTested(chosen);
    batch.reset();
    void batch.start(chosen).then(() => cache.invalidateQueries({ queryKey: callKey('field_mapping') }));
  };
  const close = () => {
    batch.stop();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="sm" title={texts.copyTitle}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Text quiet>{texts.copyHelp({ type: mapping.selectedIssueType.name })}</Text>
        <RadioGroup
          aria-label={texts.projects}
          value={isAll ? 'all' : 'selected'}
          options={[
            { value: 'all', text: texts.allProjects },
            { value: 'selected', text: texts.selectedProjects },
          ]}
          onChange={(value) => setAll(value === 'all')}
          disabled={batch.isRunning}
        />
        {!isAll && (
          <Autocomplete
            multiple
            disableCloseOnSelect
            disabled={batch.isRunning}
            options={projects}
            value={[...selected]}
            {...cut}
            onChange={(_event, next) => setSelected(next)}
            getOptionKey={({ id }) => id}
            getOptionLabel={({ name, key }) => mappingTargetTexts.projectOption({ name, key })}
            isOptionEqualToValue={(option, other) => option.id === other.id}
            renderInput={(params) => <TextField {...params} label={texts.projects} />}
          />
        )}
        {tested.length > 0 && <CopyResults projects={tested} batch={batch} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{commonTexts.close}</Button>
        {batch.isRunning ? (
          <Button variant="outlined" onClick={batch.stop}>
            {texts.stop}
          </Button>
        ) : (
          <Button variant="contained" disabled={chosen.length === 0} onClick={begin}>
            {texts.startTesting}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
