import { useCallback } from 'react';
import * as mapPictureTexts from '#shared/texts/story_map/mapPicture.ts';
import { useToday } from '#web/base/browser/useToday.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Measure } from '#web/components/picture/pen.ts';
import { PictureDialog } from '#web/components/picture/PictureDialog.tsx';
import { dayOfDate, formatCalendarDay } from '#web/components/text/calendarDay.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { useAll, useHead, useWholeLayout } from '#web/replica/story_map/useMap.ts';
import { sliceBoard } from '../model/board.ts';
import { slicesPictureOf } from './slicesPicture.ts';

const texts = mapPictureTexts.slices;

/** Downloads the slices as an image, in columns also on narrow screens (rule release.28). */
export function SlicesPicture(dialog: Openable) {
  const map = useHead((head) => head.name);
  const [layout, version] = useWholeLayout();
  const [every, parts] = [useAll(releases), useAll(releaseWhats)];
  const today = useToday();
  const title = texts.subject({ map });
  const draw = useCallback(
    (measure: Measure) => {
      // The layout stays one object while its cards change.
      void version;
      const board = sliceBoard({ layout, releases: every.values(), releaseWhats: parts.values(), single: false });
      return slicesPictureOf(board, layout, { title, date: formatCalendarDay(today), measure });
    },
    [layout, version, every, parts, title, today],
  );
  return (
    <PictureDialog
      {...dialog}
      title={texts.title}
      subject={title}
      file={texts.file({ map, date: dayOfDate(today) })}
      onDraw={draw}
    />
  );
}
