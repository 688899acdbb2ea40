import { useMutation } from '@tanstack/react-query';
import type { Settings } from '#shared/model/company/settings.ts';
import { csvOf } from '#shared/rules/csv.ts';
import { mapFileOf } from '#shared/rules/story_map/mapFile.ts';
import * as texts from '#shared/texts/story_map/mapFile.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { downloadFile, safeFileName } from '#web/base/browser/downloadFile.ts';
import { useToday } from '#web/base/browser/useToday.ts';
import { dayOfDate } from '#web/components/text/calendarDay.ts';
import { mapOutlineOf } from './mapOutline.ts';
import { mapTableOf } from './mapTable.ts';

/** The formats that a story map can be saved in. */
export const FORMATS = ['csv', 'markdown', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const files = {
  csv: { ending: 'csv', type: 'text/csv', write: (file) => csvOf(mapTableOf(file)) },
  markdown: { ending: 'md', type: 'text/markdown', write: mapOutlineOf },
  json: { ending: 'json', type: 'application/json', write: (file) => `${JSON.stringify(file, null, 2)}\n` },
} as const satisfies Record<
  Format,
  { ending: string; type: string; write: (file: ReturnType<typeof mapFileOf>) => string }
>;

/** Reads a story map as the server has it and saves it as a file. */
export function useExport(containerId: string, onSaved: () => void) {
  const today = useToday();
  return useMutation<void, ApiError, { format: Format; settings: Settings }>({
    mutationFn: async ({ format, settings }) => {
      const contents = await call('export_story_map', { containerId });
      const { ending, type, write } = files[format];
      const name = safeFileName(texts.file({ map: contents.name, date: dayOfDate(today) }));
      downloadFile(`${name}.${ending}`, type, write(mapFileOf(contents, settings)));
    },
    onSuccess: onSaved,
  });
}
