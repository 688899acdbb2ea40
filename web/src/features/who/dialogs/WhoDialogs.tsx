import * as whoTexts from '#shared/texts/who.ts';
import { KeysDialog } from '#web/board/menu/KeysDialog.tsx';
import { useMayEdit, useWhos } from '#web/replica/story_map/useMap.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { AddWhoDialog } from './AddWhoDialog.tsx';
import { DeleteWhoDialog } from './DeleteWhoDialog.tsx';
import { EditWhoDialog } from './EditWhoDialog.tsx';
import { LinksDialog } from './LinksDialog.tsx';
import { MoveWhoDialog } from './MoveWhoDialog.tsx';
import { RemoveLabelDialog } from './RemoveLabelDialog.tsx';
import { WhoComments } from './WhoComments.tsx';

/** The open dialog of the Who board, if any. It closes when a colleague deletes its Who. */
export function WhoDialogs() {
  const actions = useWhoActions();
  const editable = useMayEdit();
  const dialog = useWhoUi((ui) => ui.dialog);
  const known = useWhos();
  const who = dialog !== null && 'id' in dialog ? known.get(dialog.id) : undefined;
  const close = (id: string | null) => {
    actions.ui.set({ dialog: null });
    if (id === null) return;
    requestAnimationFrame(() => {
      // A fast user has opened something else by now, which has the focus.
      const { menu, dialog: next } = actions.ui.get();
      if (menu === null && next === null) actions.activate(id, true);
    });
  };
  if (dialog?.kind === 'add') return <AddWhoDialog place={dialog.place} onClose={close} />;
  if (dialog?.kind === 'keys')
    return <KeysDialog groups={whoTexts.keyGroups} editable={editable} onClose={() => close(null)} />;
  if (dialog?.kind === 'removeLabel') return <RemoveLabelDialog id={dialog.id} onClose={() => close(null)} />;
  if (dialog === null || who === undefined) return null;
  const about = { who, onClose: () => close(who.id) };
  switch (dialog.kind) {
    case 'edit':
      return <EditWhoDialog who={who} onClose={(next = who.id) => close(next)} />;
    case 'moveTo':
      return <MoveWhoDialog {...about} />;
    case 'delete':
      return <DeleteWhoDialog who={who} onClose={(next = who.id) => close(next)} />;
    case 'links':
      return <LinksDialog {...about} />;
    case 'comments':
      return <WhoComments {...about} />;
  }
}
