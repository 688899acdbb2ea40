import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { type CompanyReader, companyReader } from './companyReader.ts';
import { tableClient } from './table/client.ts';
import { type ChangeAuthor, Writer } from './writer.ts';

/** A company's data, and what changes it. */
export type CompanyStore = CompanyReader & { writer(author: ChangeAuthor): Writer };

/**
 * The only way to the table. A store is bound to one company for its whole life, so no other company's data can be
 * addressed.
 */
export function companyStore(company: CompanyDomain): CompanyStore {
  const store = companyReader(company);
  return { ...store, writer: (author) => companyWriter(store, author) };
}

/** The writing half of a company's store. */
export function companyWriter({ reader, meter }: CompanyReader, author: ChangeAuthor): Writer {
  return new Writer(tableClient(), reader.keys, author, meter);
}
