import { tableClient } from './client.ts';
import { type Key, platformKeys } from './keys.ts';
import { Meter } from './meter.ts';
import { Reader } from './reader.ts';

/** Says that the site is under maintenance, and since when (milliseconds), if that is known. It holds nothing of any company. */
export type MaintenanceItem = Key & { since?: number };

/** What can be read without knowing a company: for calls that anyone may make. */
export function platformStore(): { reader: Reader<typeof platformKeys>; meter: Meter } {
  const meter = new Meter();
  return { reader: new Reader(tableClient(), platformKeys, meter), meter };
}
