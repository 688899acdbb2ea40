import type { CallOutput } from '#shared/contract/registry.ts';
import * as texts from '#shared/texts/frame.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Touched } from './Impact.tsx';

type Props = Openable & {
  name: string;
  solved: boolean;
  impact: CallOutput<'rename_impact'>;
  onConfirm: () => void;
};

/** Confirms marking a problem as solved or unsolved where other story maps use it too. */
export function SolveDialog({ open, onClose, name, solved, impact, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={(solved ? texts.solvedTitle : texts.unsolvedTitle)({ name })}
      text={<Touched {...impact} />}
      confirmLabel={solved ? texts.solve : texts.unsolve}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    />
  );
}
