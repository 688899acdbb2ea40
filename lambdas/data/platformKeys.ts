import type { Key } from './keys.ts';
import { sortableTime } from './sortableTime.ts';

/** The keys of entities that belong to the deployment and not to a company. */
export const platformKeys = {
  /** Exists while the site is under maintenance. */
  maintenance: (): Key => ({ pk: 'PLATFORM', sk: 'maintenance' }),
  /** The time by which a notice has to be sent; sorted by that time, for all companies. */
  dueNotice: (due: number, name: string): Key => ({ pk: 'DUE', sk: `due#${sortableTime(due)}#${name}` }),
  /** The time from which something in a trash is erased; sorted by that time, for all companies. */
  duePurge: (due: number, name: string): Key => ({ pk: 'DUE', sk: `purge#${sortableTime(due)}#${name}` }),
  /** A company whose export is running. */
  dueExport: (company: string): Key => ({ pk: 'DUE', sk: `export#${company}` }),
};
