import { useCallback } from 'react';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Measure } from '#web/components/picture/pen.ts';
import { PictureDialog } from '#web/components/picture/PictureDialog.tsx';
import { dayOfDate, formatCalendarDay } from '#web/components/text/calendarDay.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useHead } from '#web/replica/story_map/useMap.ts';
import type { RoadmapBoard } from '../model/board.ts';
import { placeRoadmap } from '../model/placing.ts';
import { pictureOf } from './roadmapPicture.ts';

export type PictureProps = Openable & {
  board: RoadmapBoard;
  months: number;
  /** In milliseconds. */
  today: number;
};

/** Downloads the roadmap, with the rows and releases that it shows, as an image (rule roadmap.11). */
export function RoadmapPicture({ board, months, today, ...dialog }: PictureProps) {
  const name = useHead((head) => head.name);
  const settings = useSettings().data;
  const title = texts.board({ name });
  const draw = useCallback(
    (measure: Measure) => {
      const order = settings?.priorityOrder ?? [];
      const priorities = [...(settings?.priorities ?? [])].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
      const placing = placeRoadmap(board, { months, today, adds: false });
      return pictureOf(board, placing, { title, date: formatCalendarDay(today), priorities, measure });
    },
    [board, months, today, title, settings],
  );
  return (
    <PictureDialog
      {...dialog}
      title={texts.picture.title}
      subject={title}
      file={texts.picture.file({ map: name, date: dayOfDate(today) })}
      onDraw={draw}
    />
  );
}
