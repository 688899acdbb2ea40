import { detailsOfMap, type Key, type Keys, mapLogs, type Range } from './keys.ts';

/** The latest export of the company's data. */
export const companyExport = (co: Keys): Key => ({ pk: co, sk: 'export' });
/** How far the running export has come. */
export const exporting = (co: Keys): Key => ({ pk: co, sk: 'exporting' });

/** The explore items of all releases of a map. */
export const exploreObjectsOfMap = (co: Keys, mapId: string): Range => ({ ...mapLogs(co, mapId), prefix: 'explore#' });
/** The notes of all epics of a map. */
export const epicNotesOfMap = (co: Keys, mapId: string): Range => ({ ...detailsOfMap(co, mapId), prefix: 'epic#' });
