import type { Key } from './keys.ts';
import * as platformKeys from './keys/platform.ts';
import { Reader } from './reader.ts';
import { tableClient } from './table/client.ts';
import { Meter } from './table/meter.ts';

/** Marks that the site is under maintenance, and since when (milliseconds), if known. It holds no company data. */
export type MaintenanceItem = Key & { since?: number };

/** The data that can be read without a company: for calls open to anyone. */
export function platformStore(): { reader: Reader<typeof platformKeys>; meter: Meter } {
  const meter = new Meter();
  return { reader: new Reader(tableClient(), platformKeys, meter), meter };
}
