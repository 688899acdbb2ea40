import { gzipSync } from 'node:zlib';

/** Bytes as KB of 1,024, the unit of all sizes here and of the limits that they are held against. */
export const kilobytes = (bytes: number): number => bytes / 1_024;

/** How large something is on its way to whoever loads it, in KB. */
export const zippedKilobytes = (content: Buffer): number => kilobytes(gzipSync(content).length);
