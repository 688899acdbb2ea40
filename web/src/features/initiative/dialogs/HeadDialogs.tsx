import type { Initiative } from '#shared/model/initiative/initiative.ts';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/initiatives.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextDialog } from '#web/components/dialog/TextDialog.tsx';
import { PeriodForm } from '#web/components/release/PeriodForm.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';

export type HeadProps = Openable & { head: Initiative };

/** Renames the initiative. */
export function NameDialog({ head: { id: initiativeId, name }, open, onClose }: HeadProps) {
  const change = useCommand('change_initiative_name');
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title={texts.menu.name}
      label={texts.name}
      submitLabel={texts.save}
      current={name}
      maxLength={MAX_NAME_LENGTH}
      missing={texts.nameRequired}
      command={change}
      field="name"
      save={(to, expected, options) => change.mutate({ initiativeId, name: to, expect: { name: expected } }, options)}
    />
  );
}

/** Sets start and end of the initiative (rule initiative.3). */
export function PeriodDialog({ head, open, onClose }: HeadProps) {
  const change = useCommand('set_initiative_period');
  return (
    <PeriodForm
      open={open}
      onClose={onClose}
      title={texts.menu.period}
      current={head}
      command={change}
      save={(period, options) => change.mutate({ initiativeId: head.id, ...period }, options)}
    />
  );
}
