import * as whoTexts from '#shared/texts/who.ts';
import { useBoardPageKeys } from '#web/board/keys/usePageKeys.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { TabTools } from '#web/components/page/TabRow.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { NOWHERE } from '../model/columns.ts';
import { useWhoActions, useWhoUi } from '../whoContext.ts';
import { LabelField } from './LabelField.tsx';
import styles from './who.module.css';

/** In the row above the board: the add buttons and the number of Whos. */
export function Toolbar({ count }: { count: number }) {
  const actions = useWhoActions();
  const { ui } = actions;
  const editable = useMayEdit();
  useBoardPageKeys(actions, () => ui.set({ dialog: { kind: 'keys' } }), null);
  const isNaming = useWhoUi(({ editor }) => editor?.kind === 'newGroup');
  return (
    <TabTools>
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
            <div className={styles['naming']}>
              <LabelField
                label={whoTexts.newCategory}
                note={whoTexts.newCategoryKeys}
                placeholder={whoTexts.newCategory}
                initial=""
                onSave={(text) => actions.addLabel('group', null, text)}
                onClose={() => ui.set({ editor: null })}
              />
            </div>
          ) : (
            <Button variant="outlined" onClick={() => ui.set({ editor: { kind: 'newGroup' } })}>
              {whoTexts.addCategory}
            </Button>
          )}
        </>
      )}
      <span className={styles['total']}>{whoTexts.count({ count })}</span>
    </TabTools>
  );
}
