import type { CompanyDomain } from '#shared/model/company.ts';
import { tableClient } from './client.ts';
import { keysOf } from './keys.ts';
import { Meter } from './meter.ts';
import { Reader } from './reader.ts';
import { type ChangeAuthor, Writer } from './writer.ts';

/**
 * The only door to the table. It is bound to one company for its whole life, so that no other company's data can even be named.
 */
export function companyStore(company: CompanyDomain): {
  reader: Reader;
  writer(author: ChangeAuthor): Writer;
  meter: Meter;
} {
  const client = tableClient();
  const keys = keysOf(company);
  const meter = new Meter();
  return {
    reader: new Reader(client, keys, meter),
    writer: (author) => new Writer(client, keys, author, meter),
    meter,
  };
}
