import { useCallback } from 'react';
import * as mapPictureTexts from '#shared/texts/story_map/mapPicture.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useToday } from '#web/base/browser/useToday.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Measure } from '#web/components/picture/pen.ts';
import { PictureDialog } from '#web/components/picture/PictureDialog.tsx';
import { dayOfDate, formatCalendarDay } from '#web/components/text/calendarDay.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useHead, useWhatWhoLinks, useWholeLayout, useWhos } from '#web/replica/story_map/useMap.ts';
import { initialsOf, type LinkedWho, shownWhos } from '../whoBadges.ts';
import { mapPictureOf } from './mapPicture.ts';

const texts = mapPictureTexts.map;

/** Downloads the story map as an image (rule what.38). */
export function MapPicture(dialog: Openable) {
  const map = useHead((head) => head.name);
  const why = useHead((head) => head.why);
  const settings = useSettings().data;
  const [layout, version] = useWholeLayout();
  const whos = useWhos();
  const links = useWhatWhoLinks();
  const today = useToday();
  const draw = useCallback(
    (measure: Measure) => {
      // The layout stays one object while its cards change.
      void version;
      const order = settings?.priorityOrder ?? [];
      const linked = new Map<string, LinkedWho[]>();
      for (const { whatId, whoId } of links.values())
        linked.set(whatId, [...(linked.get(whatId) ?? []), { id: whoId, name: whos.get(whoId)?.name ?? '' }]);
      return mapPictureOf(layout, {
        title: map,
        why,
        date: formatCalendarDay(today),
        priorities: [...(settings?.priorities ?? [])].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
        whosOf: (id) => {
          const sorted = (linked.get(id) ?? []).sort((a, b) => a.name.localeCompare(b.name));
          const { shown, others } = shownWhos(sorted);
          const more = others === 0 ? [] : [storyMapTexts.otherWhos({ count: others })];
          return [...shown.map(({ name }) => initialsOf(name)), ...more].join(' · ');
        },
        measure,
      });
    },
    [layout, version, settings, whos, links, map, why, today],
  );
  return (
    <PictureDialog
      {...dialog}
      title={texts.title}
      subject={map}
      file={texts.file({ map, date: dayOfDate(today) })}
      onDraw={draw}
    />
  );
}
