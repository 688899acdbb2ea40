import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { fit, minus, plus } from '#web/components/controls/pageIcons.ts';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import styles from './view.module.css';
import { useView, useZoom } from './viewContext.ts';
import { MAX_ZOOM, MIN_ZOOM } from './zoom.ts';

const texts = storyMapTexts.zoom;

/** Zoom buttons for mouse and touch, in the corner of the board. */
export function ZoomControl() {
  const view = useView();
  const zoom = useZoom();
  const percent = Math.round(zoom * 100);
  return (
    <div className={styles['zoom']} role="group" aria-label={texts.group}>
      <QuietButton label={texts.out} disabled={zoom <= MIN_ZOOM} onClick={() => view.step('out')}>
        <Icon path={minus} small />
      </QuietButton>
      <Button aria-label={texts.reset({ percent })} onClick={() => view.setZoom(1)} className={styles['percent']}>
        {texts.percent({ percent })}
      </Button>
      <QuietButton label={texts.in} disabled={zoom >= MAX_ZOOM} onClick={() => view.step('in')}>
        <Icon path={plus} small />
      </QuietButton>
      <QuietButton label={texts.fit} onClick={() => view.fit()}>
        <Icon path={fit} small />
      </QuietButton>
    </div>
  );
}
