import { useState } from 'react';
import * as texts from '#shared/texts/undo.ts';
import { usePageCommands } from '#web/base/browser/pageCommands.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { redo, undo } from '#web/components/controls/pageIcons.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import type { Direction } from '#web/replica/undo/UndoStack.ts';
import { type Undoable, useOffers, useUndo } from '#web/replica/undo/useUndo.ts';
import { useUndoKeys } from './undoKeys.ts';

/**
 * Undo and redo of the user's own changes on the pages of a story map, an initiative or the company, by button and by
 * keyboard (rules undo.8, undo.11).
 */
export function UndoButtons({ of }: { of: Undoable }) {
  const offers = useOffers(of);
  const perform = useUndo(of);
  const [done, setDone] = useState('');
  const revert = async (direction: Direction) => {
    const outcome = await perform(direction);
    if (outcome?.isDone !== true) return;
    setDone((direction === 'undo' ? texts.undone : texts.redone)(outcome));
  };
  useUndoKeys((direction) => void revert(direction));
  usePageCommands(() => [
    ...(offers.undo === null
      ? []
      : [
          {
            ...{ id: 'undo', text: texts.undoNamed({ action: offers.undo }), keys: ['Ctrl+Z'] },
            run: () => void revert('undo'),
          },
        ]),
    ...(offers.redo === null
      ? []
      : [
          {
            ...{ id: 'redo', text: texts.redoNamed({ action: offers.redo }), keys: ['Ctrl+Shift+Z'] },
            run: () => void revert('redo'),
          },
        ]),
  ]);
  return (
    <>
      <QuietButton
        label={offers.undo === null ? texts.nothingToUndo : texts.undoNamed({ action: offers.undo })}
        disabled={offers.undo === null}
        onClick={() => void revert('undo')}
      >
        <Icon path={undo} />
      </QuietButton>
      <QuietButton
        label={offers.redo === null ? texts.nothingToRedo : texts.redoNamed({ action: offers.redo })}
        disabled={offers.redo === null}
        onClick={() => void revert('redo')}
      >
        <Icon path={redo} />
      </QuietButton>
      <div className={visuallyHidden['text']} aria-live="polite">
        {done}
      </div>
    </>
  );
}
