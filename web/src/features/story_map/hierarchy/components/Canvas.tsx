import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import { usePageKeys } from '#web/board/keys/usePageKeys.ts';
import { MapView } from '#web/board/view/MapView.ts';
import { Pan } from '#web/board/view/Pan.ts';
import { ViewContext } from '#web/board/view/viewContext.ts';
import { ZoomControl } from '#web/board/view/ZoomControl.tsx';
import styles from '../hierarchy.module.css';

const noTap = () => undefined;

/** The area that zooms and pans like the board of a map. Its position is remembered for each root. */
export function Canvas({ rootId, children }: { rootId: string; children: ReactNode }) {
  const [view, setView] = useState<MapView | null>(null);
  const attach = useCallback(
    (element: HTMLElement) => {
      const own = new MapView(element, `hierarchy/${rootId}`);
      const pan = new Pan(element, own, noTap);
      setView(own);
      return () => {
        pan.stop();
        own.stop();
      };
    },
    [rootId],
  );
  useLayoutEffect(() => view?.restore(), [view]);
  usePageKeys({ view });
  return (
    <ViewContext value={view}>
      <div className={styles['frame']}>
        <section ref={attach} className={styles['scroller']} aria-label={texts.canvas({ view: texts.views.tree })}>
          <div className={styles['canvas']}>{children}</div>
        </section>
        {view !== null && <ZoomControl />}
      </div>
    </ViewContext>
  );
}
