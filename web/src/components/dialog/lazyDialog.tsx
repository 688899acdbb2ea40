import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';
import { useToasts } from '#web/base/toasts.ts';

/** A component that can be opened and closed. */
export type Openable = { open: boolean; onClose: () => void };

/**
 * A dialog, menu or drawer whose code is not part of the page: it is prefetched (see `fetchAhead`), or loaded if opened
 * before that. It first renders when it opens, since even a closed one costs the page style and layout; afterwards it
 * stays, so that it can fade out. If loading fails, a toast says so and the dialog closes; opening it again tries
 * again.
 * @param needed for a component that also works while closed, so it loads on any connection and renders at once,
 * without the theme of MUI
 * @param load such as `() => import('../UserDialog.tsx').then(({ UserDialog }) => UserDialog)`
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
    const [isUsed, setUsed] = useState(needed || open);
    if (open && !isUsed) setUsed(true);

    const onFailed = useEffectEvent(() => {
      if (!open) return;
      toasts.show({ severity: 'error', text: commonTexts.notFetched, ms: TOAST_MS.error });
      onClose();
    });

    useEffect(() => {
      if (Loaded !== undefined) return undefined;
      const fetchIt = (onRefused: () => void) => {
        (needed ? load() : themed(load)).then((component) => setLoaded(() => (loaded ??= component)), onRefused);
      };
      // Ignores a failed prefetch; opening the dialog loads it again and reports a failure.
      if (!open) return fetchAhead(() => fetchIt(() => undefined), { needed });
      fetchIt(onFailed);
      return undefined;
    }, [Loaded, open]);

    return Loaded === undefined || !isUsed ? null : <Loaded {...props} />;
  };
}

/** The page may have rendered without MUI. */
async function themed<Props extends object>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  const [component, { withMuiTheme }] = await Promise.all([load(), import('#web/base/theme/MuiTheme.tsx')]);
  return withMuiTheme(component);
}
