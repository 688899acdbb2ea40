import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { DEFAULT_PRIORITY_COLOR, type Priority } from '#shared/model/company/settings.ts';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { hardToSeeIn } from '#shared/rules/company/colors.ts';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextDialog } from '#web/components/dialog/TextDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';

type Props = Openable & {
  /** The priority to change; null for a new one. */
  priority: Priority | null;
};

/** Name and colour of a priority, new or not; a new one is dark red (rules company.9, company.16). */
export function PriorityDialog({ priority, ...openable }: Props) {
  const cache = useQueryClient();
  const colorId = useId();
  const { typed: color, set } = useTyped(priority?.color ?? DEFAULT_PRIORITY_COLOR, openable.open);
  const add = useCommand('add_priority', {
    onSuccess: () => cache.invalidateQueries({ queryKey: callKey('company_settings') }),
  });
  const change = useCommand('change_priority');
  return (
    <TextDialog
      {...openable}
      title={priority === null ? settingsTexts.newPriority : settingsTexts.edit({ name: priority.name })}
      label={settingsTexts.name}
      submitLabel={priority === null ? settingsTexts.add : settingsTexts.save}
      current={priority?.name ?? ''}
      maxLength={MAX_NAME_LENGTH}
      missing={settingsTexts.priorityNameEmpty}
      isMoreChanged={color !== priority?.color}
      command={priority === null ? add : change}
      field="name"
      save={(name, expected, options) => {
        if (priority === null) add.mutate({ name, color }, options);
        else
          change.mutate(
            {
              id: priority.id,
              // What the user left as it was stays as a colleague may have changed it.
              ...(name !== priority.name && { name, expect: { name: expected } }),
              ...(color !== priority.color && { color }),
            },
            options,
          );
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <label htmlFor={colorId}>
          <Text as="span" look="label" style={{ display: 'block' }}>
            {settingsTexts.color}
          </Text>
        </label>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box
            component="input"
            id={colorId}
            type="color"
            value={color}
            onChange={({ target }) => set(target.value)}
            sx={swatch}
          />
          <Text look="compact" quiet>
            {color.toUpperCase()}
          </Text>
        </Box>
        <div role="status">
          {hardToSeeIn(color).map((theme) => (
            <Text key={theme} look="compact" style={{ color: 'var(--storyd-warning)' }}>
              {settingsTexts.hardToSee[theme]}
            </Text>
          ))}
        </div>
      </Box>
    </TextDialog>
  );
}

const swatch = {
  width: 56,
  height: 'var(--storyd-control)',
  p: 0.5,
  border: '1px solid var(--storyd-border-strong)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
  cursor: 'pointer',
} as const;
