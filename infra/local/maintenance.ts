import { parseArgs } from 'node:util';
import { setMaintenance } from '#lambdas/store/maintenance.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { dataFolder } from './dataFolder.ts';
import { connectionTo } from './engine/engineAddress.ts';
import { functionEnvironment, setEnvironment } from './environment.ts';
import { fail } from './localRunError.ts';
import { findRun } from './lock.ts';

/** `npm run maintenance -- on|off`: starts or ends maintenance of the product on this machine (rule call.8). */

const usage = `npm run maintenance -- on|off [--data <dir>]

Puts the StorYd that runs on this computer (npm start) under maintenance, or ends it. For a deployment see docs/maintenance.md.
`;

const { values, positionals } = parseArgs({
  options: { data: { type: 'string' } },
  allowPositionals: true,
  strict: false,
});
const [wish] = positionals;
function namedFolder(): string {
  try {
    return dataFolder(typeof values.data === 'string' ? values.data : undefined);
  } catch (error) {
    return fail(error, 2);
  }
}

const folder = namedFolder();
const run = findRun(folder);
if (wish !== 'on' && wish !== 'off') {
  process.stderr.write(usage);
  process.exitCode = 2;
} else if (run === undefined) {
  process.stderr.write(`No StorYd is running on ${folder}. Start it with npm start.\n`);
  process.exitCode = 1;
} else {
  setEnvironment(
    functionEnvironment({
      tableName: 'storyd',
      tableEndpoint: run.tableEndpoint,
      webUrl: run.webUrl,
    }),
  );
  setTableClient(createTableClient(connectionTo({ endpoint: run.tableEndpoint, socketPath: run.tableSocket })));
  await setMaintenance(wish === 'on');
  process.stdout.write(
    wish === 'on'
      ? `${run.webUrl} is under maintenance. End it with: npm run maintenance -- off\n`
      : `${run.webUrl} is open again.\n`,
  );
}
