import type { Key, Keys } from '#lambdas/store/keys.ts';

/** The latest export of the company's data. */
export const companyExport = (co: Keys): Key => ({ pk: co, sk: 'export' });
/** How far the running export has come. */
export const exporting = (co: Keys): Key => ({ pk: co, sk: 'exporting' });
