import { gzipSync } from 'node:zlib';

/** Bytes as KB of 1,024, the unit of all sizes and limits here. */
export const kilobytes = (bytes: number): number => bytes / 1_024;

/** The gzipped size, in KB. */
export const zippedKilobytes = (content: Buffer): number => kilobytes(gzipSync(content).length);
