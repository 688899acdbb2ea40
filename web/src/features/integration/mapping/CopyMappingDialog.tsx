import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { MappingToSave, JiraProject } from '#shared/model/integration/fieldMapping.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import * as mappingTargetTexts from '#shared/texts/integration/mappingTarget.ts';
import { callKey, useCall } from '#web/base/api/queries.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useCutOptions } from '#web/components/search/useCutOptions.tsx';
import { useBatch } from '../useBatch.ts';
import { copyMapping } from './copyMapping.ts';
import { CopyResults } from './CopyResults.tsx';

const MAX_OFFERED = 50;

type Props = Openable & { integrationId: string; mapping: MappingToSave };

/** Tests a mapping in other projects, and saves it where it fits (rule mapping.13). */
export function CopyMappingDialog({ open, onClose, integrationId, mapping }: Props) {
  const titleId = useId();
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
    <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.copyTitle}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Typography color="textSecondary">{texts.copyHelp({ type: mapping.selectedIssueType.name })}</Typography>
        <RadioGroup
          aria-label={texts.projects}
          value={isAll ? 'all' : 'selected'}
          onChange={(_event, value) => setAll(value === 'all')}
        >
          <FormControlLabel value="all" control={<Radio />} label={texts.allProjects} disabled={batch.isRunning} />
          <FormControlLabel
            value="selected"
            control={<Radio />}
            label={texts.selectedProjects}
            disabled={batch.isRunning}
          />
        </RadioGroup>
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
