import { text } from 'node:stream/consumers';
import { nextOriginSecret } from './originSecret.ts';

/** Reads what the origin secret holds, prints what it is to hold next. */
process.stdout.write(nextOriginSecret(await text(process.stdin)));
