import { offeredPriorities } from '#shared/rules/company/priorities.ts';
import * as texts from '#shared/texts/what/information.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { Fact } from './Fact.tsx';
import { priorityColor } from './priorityColor.ts';
import { useChoice } from './useChoice.ts';

const NONE = '';

/** The priority, in the company's order; offers an inactive one only where it is set (rule company.12). */
export function PriorityField({
  priorityId,
  readOnly,
  save,
}: {
  priorityId: string | null;
  readOnly: boolean;
  save: (priorityId: string | null) => Promise<unknown>;
}) {
  const { data: settings } = useSettings();
  const choice = useChoice(priorityId ?? NONE, (id) => save(id === NONE ? null : id));
  const offered = settings === undefined ? [] : offeredPriorities(settings, priorityId);
  const nameOf = ({ name, active }: { name: string; active: boolean }) => (active ? name : texts.inactive({ name }));
  const set = offered.find(({ id }) => id === priorityId);
  if (readOnly) return <Fact label={texts.priority} value={set && nameOf(set)} />;
  return (
    <TextField
      select
      label={texts.priority}
      // The select has no valid value until the choices have loaded.
      value={offered.some(({ id }) => id === choice.value) ? choice.value : NONE}
      onChange={(event) => choice.choose(event.target.value)}
      error={choice.message !== undefined}
      helperText={choice.message}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value={NONE}>{texts.none}</MenuItem>
      {offered.map((priority) => (
        <MenuItem key={priority.id} value={priority.id}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
            <Box
              component="span"
              sx={{
                width: 10,
                height: 10,
                borderRadius: '50%',
                bgcolor: priorityColor(priority),
              }}
            />
            {nameOf(priority)}
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}
