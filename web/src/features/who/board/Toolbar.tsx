import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { useBoardPageKeys } from '#web/board/keys/usePageKeys.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { keyboard, plus } from '#web/components/controls/pageIcons.ts';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { NOWHERE } from '../model/columns.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { LabelField } from './LabelField.tsx';
import styles from './who.module.css';

/** Above the board: the add buttons and the number of Whos. */
export function Toolbar({ count }: { count: number }) {
  const actions = useWhoActions();
  const { ui } = actions;
  const editable = useMayEdit();
  const narrow = useNarrow();
  useBoardPageKeys(actions, () => ui.set({ dialog: { kind: 'keys' } }), null);
  const isNaming = useWhoUi(({ editor }) => editor?.kind === 'newGroup');
  return (
    <div className={styles['toolbar']}>
      {editable && (
        <>
          <Button
            variant="contained"
            start={<Icon path={plus} />}
            onClick={() => ui.set({ dialog: { kind: 'add', place: NOWHERE } })}
          >
            {whoTexts.add}
          </Button>
          {isNaming ? (
            <LabelField
              label={whoTexts.newCategory}
              note={whoTexts.newCategoryKeys}
              placeholder={whoTexts.newCategory}
              initial=""
              onSave={(text) => actions.addLabel('group', null, text)}
              onClose={() => ui.set({ editor: null })}
            />
          ) : (
            <Button variant="outlined" onClick={() => ui.set({ editor: { kind: 'newGroup' } })}>
              {whoTexts.addCategory}
            </Button>
          )}
        </>
      )}
      <span className={styles['total']}>{whoTexts.count({ count })}</span>
      {!narrow && (
        <QuietButton label={storyMapTexts.keysButton} onClick={() => ui.set({ dialog: { kind: 'keys' } })}>
          <Icon path={keyboard} />
        </QuietButton>
      )}
    </div>
  );
}
