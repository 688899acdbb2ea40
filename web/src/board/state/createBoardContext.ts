import { type Context, createContext, useContext, useSyncExternalStore } from 'react';

type Actions<Ui> = { ui: { get: () => Ui; subscribe: (listener: () => void) => () => void } };

type BoardContext<Ui, Board extends Actions<Ui>> = {
  Context: Context<Board | undefined>;
  /** The actions of the open board. The object stays the same while it is open, so it causes no renders. */
  useBoard: () => Board;
  /** Selects a part of the state of the board; the component re-renders only when that part changes. */
  useBoardUi: <T>(select: (ui: Ui) => T) => T;
};

/** The context of a board, and its hooks. @param name for the error of a component outside of it */
export function createBoardContext<Ui, Board extends Actions<Ui>>(name: string): BoardContext<Ui, Board> {
  const Context = createContext<Board | undefined>(undefined);
  const useBoard = () => {
    const actions = useContext(Context);
    if (actions === undefined) throw new Error(`${name} needs its context above`);
    return actions;
  };
  const useBoardUi = <T>(select: (ui: Ui) => T): T => {
    const { ui } = useBoard();
    return useSyncExternalStore(ui.subscribe, () => select(ui.get()));
  };
  return { Context, useBoard, useBoardUi };
}
