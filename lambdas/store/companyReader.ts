import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { keysOf } from './keys.ts';
import { Reader } from './reader.ts';
import { tableClient } from './table/client.ts';
import { Meter } from './table/meter.ts';

/** The reading half of a company's store, and the consumed capacity of its requests. */
export type CompanyReader = { reader: Reader; meter: Meter };

/** A company's store for queries: without the code that writes. */
export function companyReader(company: CompanyDomain): CompanyReader {
  const meter = new Meter();
  return { reader: new Reader(tableClient(), keysOf(company), meter), meter };
}
