import { lazyDialog, type Openable } from '#web/components/lazyDialog.tsx';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';

const SliceKeys = lazyDialog<Openable>(() => import('./SliceKeys.tsx').then((file) => file.SliceKeys));

/** The keyboard shortcuts of the Slices, opened by `?`. */
export function Keys() {
  const { ui } = useSliceActions();
  return <SliceKeys open={useSliceUi(({ keys }) => keys)} onClose={() => ui.set({ keys: false })} />;
}
