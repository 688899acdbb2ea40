import { type KeyboardEvent, useState } from 'react';
import { isTypingEnd } from '#web/base/browser/keys.ts';

/** Handles keys in a field with options below it. `close` returns whether there was anything to close. */
type Commands = {
  isOpen: boolean;
  open: () => void;
  close: () => boolean;
  enter: () => void;
  choose: (index: number) => void;
};

/**
 * The option chosen by arrow keys in a field with a list below it. Nothing is chosen until the user moves down to an
 * option, so that Enter never picks one that has only just appeared.
 * @param count the number of options; when they change, none is chosen
 * @param of changes with the options
 * @param first the index that is chosen at first: 0 where the options are there at once, -1 for none
 */
export function useChosen(
  count: number,
  of: string,
  { isOpen, open, close, enter, choose }: Commands,
  first: 0 | -1 = -1,
) {
  const [state, setState] = useState<{ of: string; index: number }>({ of, index: first });
  const index = state.of === of && state.index < count ? state.index : Math.min(first, count - 1);
  const set = (next: number) => setState({ of, index: next });

  const step = (by: 1 | -1) => {
    open();
    if (!isOpen || count === 0) return;
    // Where nothing is chosen at first, there is one more position than options, for the field itself.
    const places = count - first;
    set(((index - first + by + places) % places) + first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTypingEnd(event)) return;
    const commands: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => (isOpen && index >= 0 ? choose(index) : enter()),
    };
    const command = commands[event.key];
    if (command !== undefined) command();
    if (command !== undefined || (event.key === 'Escape' && close())) {
      event.preventDefault();
      // One layer at a time: a surrounding dialog stays open.
      event.stopPropagation();
    }
  };
  return { index, onKeyDown };
}
