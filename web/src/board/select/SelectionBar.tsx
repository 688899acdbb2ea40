import { useState, useSyncExternalStore } from 'react';
import * as texts from '#shared/texts/boardSelection.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { RemovalProps } from './Removal.tsx';
import { planRemoval, type RemovalPlan, type RemovalRules } from './removalRules.ts';
import styles from './select.module.css';
import type { Selection } from './Selection.ts';
import { useSelectionKeys } from './useSelectionKeys.ts';

const Removal = lazyDialog<RemovalProps>(() => import('./Removal.tsx').then((file) => file.Removal));

const NO_PLAN: RemovalPlan = { title: '', text: '', confirm: '', steps: [] };

type Props<Item> = {
  selection: Selection<Item>;
  /** Without it, what is selected cannot be removed. */
  removal: RemovalRules<Item> | undefined;
  /** Tells why nothing can be removed. */
  refuse: (text: string) => void;
};

/** How many items of a board are selected, and what can be done with them; also their keys (see `useSelectionKeys`). */
export function SelectionBar<Item>({ selection, removal, refuse }: Props<Item>) {
  const { size } = useSyncExternalStore(selection.subscribe, () => selection.keys);
  const [plan, setPlan] = useState(NO_PLAN);
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    if (removal === undefined) return;
    const planned = planRemoval(removal, selection.items);
    if (typeof planned === 'string') return refuse(planned);
    setPlan(planned);
    setAsked(true);
  };
  useSelectionKeys(selection, removal === undefined ? undefined : ask);
  return (
    <>
      {size > 0 && (
        <div className={styles['bar']} role="group" aria-label={texts.bar} data-selection="">
          <span>{selection.counts({ count: size })}</span>
          {removal !== undefined && <Button onClick={ask}>{removal.confirm}</Button>}
          <Button onClick={() => selection.clear()}>{texts.clear}</Button>
        </div>
      )}
      <Removal
        open={isAsked}
        onClose={() => setAsked(false)}
        plan={plan}
        onRemoved={() => {
          setAsked(false);
          selection.start(null);
        }}
      />
    </>
  );
}
