import type { Section } from '../report/section.ts';
import { countCosts } from './costs.ts';

/** A call by its name, and how to make it. */
type Read = readonly [call: string, run: () => Promise<{ plainBytes: number; sentBytes: number }>];

/**
 * What reading calls cost, one after the other, a row each.
 * @param maxDepth the deepest chain of requests that each may make
 */
export async function costsOfReads(
  reads: readonly Read[],
  maxDepth: number,
): Promise<Pick<Section, 'columns' | 'rows' | 'aims'>> {
  const measure = countCosts();
  const rows = [];
  for (const [call, run] of reads) {
    const { cost, result } = await measure(run);
    rows.push({ call, ...cost, bytes: result.plainBytes, sent: result.sentBytes });
  }
  return {
    columns: ['call', 'requests', 'depth', 'read units', 'bytes', 'bytes sent'],
    rows: rows.map(({ call, requests, depth, readUnits, bytes, sent }) => [
      call,
      requests,
      depth,
      readUnits,
      bytes,
      sent,
    ]),
    aims: rows.map(({ call, depth }) => ({
      what: `${call}: requests one after the other`,
      unit: 'depth',
      atMost: maxDepth,
      measured: depth,
    })),
  };
}
