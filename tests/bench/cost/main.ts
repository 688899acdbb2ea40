import { withStack } from '../support/withStack.ts';
import { measureDay } from './measure.ts';
import { costPage } from './page.ts';

/** `npm run cost`: the cost of a deployment, as in docs/operations.md. */
process.stdout.write(`${costPage(await withStack(measureDay))}\n`);
