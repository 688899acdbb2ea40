import { text } from 'node:stream/consumers';
import { nextOriginSecret } from './originSecret.ts';

/** Reads the present content of the origin secret, prints the next one. */
process.stdout.write(nextOriginSecret(await text(process.stdin)));
