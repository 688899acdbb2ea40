import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { InitiativeBoard, InitiativeMap } from '#web/replica/initiative/board.ts';
import type { AddEpicProps } from '../dialogs/AddEpicDialog.tsx';
import type { MoveEpicProps } from '../dialogs/MoveEpicDialog.tsx';
import { useInitiativeActions, useInitiativeUi } from '../model/initiativeContext.ts';

const AddEpicDialog = lazyDialog<AddEpicProps>(() =>
  import('../dialogs/AddEpicDialog.tsx').then((file) => file.AddEpicDialog),
);
const MoveEpicDialog = lazyDialog<MoveEpicProps>(() =>
  import('../dialogs/MoveEpicDialog.tsx').then((file) => file.MoveEpicDialog),
);

type Props = { board: InitiativeBoard; maps: ReadonlyMap<string, InitiativeMap> };

/** The dialogs about epics, which the cells of the board open. */
export function EpicDialogs({ board, maps }: Props) {
  const actions = useInitiativeActions();
  const adding = useInitiativeUi((ui) => ui.adding);
  const moving = useInitiativeUi((ui) => ui.moving);
  return (
    <>
      <AddEpicDialog
        open={adding !== null}
        onClose={() => actions.ui.set({ adding: null })}
        cell={adding}
        board={board}
        maps={maps}
      />
      <MoveEpicDialog
        open={moving !== null}
        onClose={() => actions.ui.set({ moving: null })}
        moving={moving}
        board={board}
        maps={maps}
      />
    </>
  );
}
