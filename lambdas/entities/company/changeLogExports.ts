import type { ExportedFile } from '#lambdas/store/entity/exported.ts';
import * as rowKeys from '#lambdas/store/keys.ts';

/** How the change logs are exported with their company's data, by the names of their files. They are no entities. */
export const changeLogExports: Readonly<Record<string, ExportedFile>> = {
  company_log: { title: 'Changes of the company', rows: { of: 'company', range: rowKeys.companyLogs } },
  story_map_log: { title: 'Changes of story maps', rows: { of: 'story_maps', range: rowKeys.mapLogs } },
  initiative_log: { title: 'Changes of initiatives', rows: { of: 'initiatives', range: rowKeys.initiativeLogs } },
};
