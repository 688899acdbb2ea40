import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { whoTexts } from '#shared/texts/who.ts';
import { useEditable } from '../../board/boardContext.ts';
import { counted } from '../../model/words.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { LabelField } from './LabelField.tsx';
import styles from './who.module.css';

/** Above the board: what can be added, and how many Whos there are. */
export function Toolbar({ count }: { count: number }) {
  const actions = useWhoActions();
  const { ui } = actions;
  const editable = useEditable();
  const isNaming = useWhoUi(({ editor }) => editor?.kind === 'newGroup');
  return (
    <div className={styles['toolbar']}>
      {editable && (
        <>
          <Button variant="contained" startIcon={<Add />} onClick={() => ui.set({ dialog: { kind: 'add', place: { group: null, category: null } } })}>
            {whoTexts.add}
          </Button>
          {isNaming ? (
            <LabelField
              label={whoTexts.newCategory}
              note={whoTexts.newCategoryKeys}
              placeholder={whoTexts.newCategory}
              initial=""
              onSave={(text) => actions.addGroup(text)}
              onClose={() => ui.set({ editor: null })}
            />
          ) : (
            <Button variant="outlined" onClick={() => ui.set({ editor: { kind: 'newGroup' } })}>
              {whoTexts.addCategory}
            </Button>
          )}
        </>
      )}
      <span className={styles['total']}>{counted(whoTexts.count, count)}</span>
    </div>
  );
}
