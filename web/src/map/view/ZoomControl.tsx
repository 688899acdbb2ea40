import Add from '@mui/icons-material/Add';
import FitScreen from '@mui/icons-material/FitScreenOutlined';
import Remove from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
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
        <Remove fontSize="small" />
      </QuietButton>
      <Button
        variant="text"
        size="small"
        aria-label={fill(texts.reset, { percent })}
        onClick={() => view.setZoom(1)}
        sx={{ minWidth: 52, px: 1, color: 'text.secondary' }}
      >
        {fill(texts.percent, { percent })}
      </Button>
      <QuietButton label={texts.in} disabled={zoom >= MAX_ZOOM} onClick={() => view.step('in')}>
        <Add fontSize="small" />
      </QuietButton>
      <QuietButton label={texts.fit} onClick={() => view.fit()}>
        <FitScreen fontSize="small" />
      </QuietButton>
    </div>
  );
}
