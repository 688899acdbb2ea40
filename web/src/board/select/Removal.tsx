import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { RemovalPlan } from './removalRules.ts';

export type RemovalProps = Openable & {
  plan: RemovalPlan;
  onRemoved: () => void;
};

/** Confirms removing all selected items, which are then removed one after the other. What cannot be removed stays. */
export function Removal({ open, onClose, plan: { title, text, confirm, steps }, onRemoved }: RemovalProps) {
  const [error, setError] = useState<unknown>(null);
  const [loading, setLoading] = useState(false);
  const onConfirm = async () => {
    setLoading(true);
    setError(null);
    try {
      for (const step of steps) await step();
      onRemoved();
    } catch (failure) {
      setError(failure);
    } finally {
      setLoading(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      takesMore
      title={title}
      text={text}
      confirmLabel={confirm}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
      command={{ isPending: loading, error: error instanceof Error ? error : null }}
    />
  );
}
