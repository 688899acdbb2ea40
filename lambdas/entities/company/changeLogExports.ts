import { defineLogExport } from '#lambdas/store/entity/defineExport.ts';
import * as rowKeys from '#lambdas/store/keys.ts';

/*
 * How the change logs are exported with their company's data. They are no entities, but each has a file too.
 */

export const companyLogExport = defineLogExport('company_log', {
  title: 'Changes of the company',
  rows: { of: 'company', range: rowKeys.companyLogs },
});

export const storyMapLogExport = defineLogExport('story_map_log', {
  title: 'Changes of story maps',
  rows: { of: 'story_maps', range: rowKeys.mapLogs },
});

export const initiativeLogExport = defineLogExport('initiative_log', {
  title: 'Changes of initiatives',
  rows: { of: 'initiatives', range: rowKeys.initiativeLogs },
});
