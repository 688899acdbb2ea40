import { useEffect, useMemo, useRef, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/picture.ts';
import { downloadBlob, downloadFile, safeFileName } from '#web/base/browser/downloadFile.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import type { Openable } from '../dialog/lazyDialog.tsx';
import { ErrorAlert } from '../state/ErrorAlert.tsx';
import type { Measure } from './pen.ts';
import type { Picture } from './picture.ts';
import { draw, imageOf, longestSide, measureTexts, scaleOf } from './raster.ts';
import { svgOf } from './svg.ts';

const FORMATS = ['png', 'jpeg', 'svg'] as const;
type Format = (typeof FORMATS)[number];

type Props = Openable & {
  /** The title of the dialog. */
  title: string;
  /** What the picture shows, as the title of an SVG file. */
  subject: string;
  /** The file name to begin with, without its ending. */
  file: string;
  /** Draws the picture; a stable function, since it draws again when this changes. */
  onDraw: (measure: Measure) => Picture;
};

/** Downloads a picture as PNG, JPEG or SVG, in full size or, for images, as large as a browser can draw. */
export function PictureDialog({ open, onClose, title, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth title={title}>
      {open && <Content onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Content({ onClose, subject, file: firstName, onDraw }: Omit<Props, 'open' | 'title'>) {
  const [format, setFormat] = useState<Format>('png');
  const [fileName, setFileName] = useState(firstName);
  const [isDrawing, setDrawing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const picture = useMemo(() => onDraw(measureTexts()), [onDraw]);
  const side = useMemo(() => longestSide(), []);
  const scale = scaleOf(picture, side);
  const isTooLarge = format !== 'svg' && scale === undefined;
  const download = async () => {
    const file = `${safeFileName(fileName)}.${format === 'jpeg' ? 'jpg' : format}`;
    setFailed(false);
    if (format === 'svg') {
      downloadFile(file, 'image/svg+xml', svgOf(picture, subject));
      return onClose();
    }
    if (scale === undefined) return;
    setDrawing(true);
    const blob = await imageOf(picture, scale, `image/${format}`);
    setDrawing(false);
    if (blob === null) return setFailed(true);
    downloadBlob(file, blob);
    onClose();
  };
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Preview picture={picture} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <TextField
            label={texts.fileName}
            value={fileName}
            onChange={({ target }) => setFileName(target.value)}
            autoComplete="off"
            sx={{ flex: '1 1 240px' }}
          />
          <TextField
            select
            label={texts.format}
            value={format}
            onChange={({ target }) => {
              setFailed(false);
              setFormat(FORMATS.find((one) => one === target.value) ?? format);
            }}
            sx={{ flex: '0 0 120px' }}
          >
            {FORMATS.map((one) => (
              <MenuItem key={one} value={one}>
                {texts.formats[one]}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {isTooLarge || hasFailed ? (
          <ErrorAlert text={isTooLarge ? texts.tooLarge : texts.failed} />
        ) : (
          <Text look="compact" quiet style={{ fontVariantNumeric: 'tabular-nums' }}>
            {factOf(picture, format, scale ?? 1)}
          </Text>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button
          variant="contained"
          disabled={isTooLarge || fileName.trim() === ''}
          busy={isDrawing}
          onClick={() => void download()}
        >
          {texts.download}
        </Button>
      </DialogActions>
    </>
  );
}

/** The size of the file in pixels, or what a file of this kind is good for. */
function factOf({ width, height }: Picture, format: Format, scale: number): string {
  if (format === 'svg') return texts.scalable;
  const size = texts.size({ width: Math.floor(width * scale), height: Math.floor(height * scale) });
  return scale < 1 ? `${size}. ${texts.scaled({ percent: Math.floor(scale * 100) })}` : size;
}

/** The size of the preview, in px. */
const PREVIEW = { width: 820, height: 340 };

/** The beginning of the picture, reduced. */
function Preview({ picture }: { picture: Picture }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const scale = Math.max(0.3, Math.min(0.6, PREVIEW.width / picture.width));
  const [width, height] = [
    Math.min(PREVIEW.width, Math.floor(picture.width * scale)),
    Math.min(PREVIEW.height, Math.floor(picture.height * scale)),
  ];
  const sharpness = window.devicePixelRatio > 1 ? 2 : 1;
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (context) draw(context, picture, scale * sharpness, { from: 0, to: height / scale });
  }, [picture, scale, sharpness, width, height]);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        p: 3,
        overflow: 'hidden',
        borderRadius: 2,
        bgcolor: 'var(--storyd-subtle)',
      }}
    >
      <canvas
        ref={ref}
        role="img"
        aria-label={texts.preview}
        width={width * sharpness}
        height={height * sharpness}
        style={{ width, maxWidth: '100%', height: 'auto', boxShadow: '0 1px 4px rgb(0 0 0 / 20%)' }}
      />
    </Box>
  );
}
