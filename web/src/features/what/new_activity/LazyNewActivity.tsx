import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { closeNewActivity } from '#web/board/selection/newActivity.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';

const NewActivity = lazyDialog(() => import('./NewActivity.tsx').then((file) => file.NewActivity));

/** The New Activity dialog, whose code loads after the page. */
export function LazyNewActivity() {
  const actions = useActions();
  const open = useUi(({ newActivity }) => newActivity !== null);
  return <NewActivity open={open} onClose={() => closeNewActivity(actions, null)} />;
}
