import { withStack } from '../support/withStack.ts';
import { measureDay } from './measure.ts';
import { costPage } from './page.ts';

/** `npm run cost`: what a deployment costs, as docs/operations.md tells it. */
process.stdout.write(`${costPage(await withStack(measureDay))}\n`);
