import { useRef, useState, useSyncExternalStore } from 'react';
import * as texts from '#shared/texts/boardSelection.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { RemovalProps } from './Removal.tsx';
import { planRemoval, type RemovalPlan, type RemovalRules } from './removalRules.ts';
import styles from './select.module.css';
import type { Selection } from './Selection.ts';
import { useSelectionKeys } from './useSelectionKeys.ts';

const Removal = lazyDialog<RemovalProps>(() => import('./Removal.tsx').then((file) => file.Removal));

export const NO_ACTS: readonly SelectionAct[] = [];
const NO_PLAN: RemovalPlan = { title: '', text: '', confirm: '', steps: [] };

/** Something that can be done with the selected items, by a button of the bar and a key. */
export type SelectionAct = {
  key: string;
  label: string;
  /** @param anchor the button, which may open something */
  act: (anchor: HTMLElement) => void;
};

type Props<Item> = {
  selection: Selection<Item>;
  acts?: readonly SelectionAct[] | undefined;
  /** Without it, what is selected cannot be removed. */
  removal: RemovalRules<Item> | undefined;
  /** Tells why nothing can be removed. */
  refuse: (text: string) => void;
};

/** How many items of a board are selected, and what can be done with them; also their keys (see `useSelectionKeys`). */
export function SelectionBar<Item>({ selection, acts = NO_ACTS, removal, refuse }: Props<Item>) {
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
  const bar = useRef<HTMLDivElement>(null);
  const byKey = acts.map(({ key, act }, index) => {
    const button = () => bar.current?.querySelectorAll<HTMLElement>('button')[index];
    return [
      key,
      () => {
        const anchor = button();
        if (anchor !== undefined) act(anchor);
      },
    ] as const;
  });
  useSelectionKeys(selection, removal === undefined ? undefined : ask, Object.fromEntries(byKey));
  return (
    <>
      {size > 0 && (
        <div ref={bar} className={styles['bar']} role="group" aria-label={texts.bar} data-selection="">
          <span>{selection.counts({ count: size })}</span>
          {acts.map(({ key, label, act }) => (
            <Button key={key} aria-keyshortcuts={key.toUpperCase()} onClick={({ currentTarget }) => act(currentTarget)}>
              {label}
            </Button>
          ))}
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
