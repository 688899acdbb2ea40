import Add from '@mui/icons-material/Add';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { useEditable } from '../../board/boardContext.ts';
import { useNarrow } from '../../hooks/useNarrow.ts';
import { counted } from '../../model/words.ts';
import { isElsewhere } from '../../view/useMapKeys.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { LabelField } from './LabelField.tsx';
import styles from './who.module.css';

/** Above the board: what can be added, and how many Whos there are. */
export function Toolbar({ count }: { count: number }) {
  const actions = useWhoActions();
  const { ui } = actions;
  const editable = useEditable();
  const narrow = useNarrow();
  useHelpKey();
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
      {!narrow && (
        <QuietButton label={storyMapTexts.keysButton} onClick={() => ui.set({ dialog: { kind: 'keys' } })}>
          <Keyboard />
        </QuietButton>
      )}
    </div>
  );
}

/** `?` lists the keys of the board, wherever on the page the focus is. */
function useHelpKey(): void {
  const { ui } = useWhoActions();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || ui.get().lifted !== null || isElsewhere(event.target)) return;
      event.preventDefault();
      ui.set({ dialog: { kind: 'keys' } });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [ui]);
}
