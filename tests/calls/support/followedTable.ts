import { imagesOf } from '#infra/local/stream/records.ts';
import { type Engine, engineOf, scanCompany, type TableAttributes } from './scanTable.ts';
import { onWrite, type WrittenKey } from './writtenKeys.ts';

/** The most items that one BatchGetItem reads. */
const BATCH = 100;

type Items = ReadonlyMap<string, TableAttributes>;

/** The table to which only this process writes, and its companies that have been read. */
let following: { engine: Engine; companies: Map<string, FollowedCompany> } | undefined;

/**
 * Says that only this process writes to the table of a stack. A company's items are then read whole once, and from then
 * on only those that have been written since: suites read them thousands of times.
 */
export function followTable(engine: Engine): void {
  following = { engine, companies: new Map() };
}

/** A company of the table that is followed; undefined for another table. */
export function followed({ tableEndpoint, tableSocket }: Engine, domain: string): FollowedCompany | undefined {
  if (following === undefined) return undefined;
  const { engine, companies } = following;
  if (engine.tableEndpoint !== tableEndpoint || engine.tableSocket !== tableSocket) return undefined;
  const company = companies.get(domain) ?? new FollowedCompany(engine, domain);
  companies.set(domain, company);
  return company;
}

onWrite((key) => following?.companies.forEach((company) => company.note(key)));

class FollowedCompany {
  readonly #engine: Engine;
  readonly #domain: string;
  #items: Promise<Items> | undefined;
  /** What has been written since they were read. */
  #written = new Map<string, WrittenKey>();

  constructor(engine: Engine, domain: string) {
    this.#engine = engine;
    this.#domain = domain;
  }

  note(key: WrittenKey): void {
    const own = `C#${this.#domain}`;
    const isOwn = key.pk === own || key.pk.startsWith(`${own}#`);
    if (isOwn && !key.pk.startsWith(`${own}#NOTICE#`)) this.#written.set(`${key.pk}\n${key.sk}`, key);
  }

  /** The items as they are now, in the order of their keys. */
  items(): Promise<Items> {
    this.#items = this.#items?.then((items) => this.#after(items)) ?? scanCompany(this.#engine, this.#domain);
    return this.#items;
  }

  async #after(items: Items): Promise<Items> {
    const written = [...this.#written];
    this.#written = new Map();
    if (written.length === 0) return items;
    const table = { ...engineOf(this.#engine), tableName: this.#engine.tableName };
    const next = new Map(items);
    for (let i = 0; i < written.length; i += BATCH) {
      const some = written.slice(i, i + BATCH);
      const images = await imagesOf(
        table,
        some.map(([, key]) => key),
      );
      for (const [name] of some) {
        const image = images.get(name);
        if (image === undefined) next.delete(name);
        else next.set(name, image as TableAttributes);
      }
    }
    return new Map([...next].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
