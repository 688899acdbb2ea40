import type { CompanyDomain } from '#shared/model/company.ts';
import { tableClient } from './client.ts';
import { keysOf } from './keys.ts';
import { Meter } from './meter.ts';
import { Reader } from './reader.ts';

/** The reading half of a company's store, and what its requests to the table cost. */
export type CompanyReader = { reader: Reader; meter: Meter };

/** A company's store for what only reads: without the code that writes. */
export function companyReader(company: CompanyDomain): CompanyReader {
  const meter = new Meter();
  return { reader: new Reader(tableClient(), keysOf(company), meter), meter };
}
