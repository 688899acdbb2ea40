import { useCallback } from 'react';
import type { Initiative } from '#shared/model/initiative/initiative.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { useToday } from '#web/base/browser/useToday.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Measure } from '#web/components/picture/pen.ts';
import { PictureDialog } from '#web/components/picture/PictureDialog.tsx';
import { dayOfDate, formatCalendarDay } from '#web/components/text/calendarDay.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import type { InitiativeBoard } from '#web/replica/initiative/board.ts';
import { pictureOf } from './initiativePicture.ts';

export type PictureProps = Openable & { head: Initiative; board: InitiativeBoard };

/** Downloads the initiative as its user sees it, as an image (rule initiative.16). */
export function InitiativePicture({ head: { name }, board, ...dialog }: PictureProps) {
  const today = useToday();
  const settings = useSettings().data;
  const draw = useCallback(
    (measure: Measure) => {
      const order = settings?.priorityOrder ?? [];
      const priorities = [...(settings?.priorities ?? [])].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
      return pictureOf(board, { title: name, date: formatCalendarDay(today), priorities, measure });
    },
    [board, name, settings, today],
  );
  return (
    <PictureDialog
      {...dialog}
      title={texts.menu.picture}
      subject={name}
      file={texts.pictureFile({ name, date: dayOfDate(today) })}
      onDraw={draw}
    />
  );
}
