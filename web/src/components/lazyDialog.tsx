import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { fetchAhead } from './fetchAhead.ts';
import { useToasts } from './toasts.ts';

/** A component that can be opened and closed. */
export type Openable = { open: boolean; onClose: () => void };

/**
 * A dialog, menu or drawer whose code is not part of the page: it is prefetched (see `fetchAhead`), or loaded when it
 * is opened before that. If loading fails then, a toast says so and it closes; opening it again tries again.
 * @param needed it has work to do while closed too, so it is loaded on any connection
 * @param load such as `() => import('./UserDialog.tsx').then(({ UserDialog }) => UserDialog)`
 */
export function lazyDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
  { needed = false } = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const toasts = useToasts();
    const { open, onClose } = props;

    const onFailed = useEffectEvent(() => {
      if (!open) return;
      toasts.show({ severity: 'error', text: commonTexts.notFetched, ms: TOAST_MS.error });
      onClose();
    });

    useEffect(() => {
      if (Loaded !== undefined) return undefined;
      const fetchIt = (onRefused: () => void) => {
        // The page may have been drawn without MUI.
        Promise.all([load(), import('#web/app/theme/MuiTheme.tsx')]).then(([component, { withMuiTheme }]) => {
          const themed = (loaded ??= withMuiTheme(component));
          setLoaded(() => themed);
        }, onRefused);
      };
      // A failed prefetch is ignored; opening the dialog loads it again and reports a failure.
      if (!open) return fetchAhead(() => fetchIt(() => undefined), { needed });
      fetchIt(onFailed);
      return undefined;
    }, [Loaded, open]);

    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}
