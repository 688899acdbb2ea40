/** A pool in a process of its own, for the test that kills it: prints its port, then serves until it dies. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createUserPool } from '#infra/local/cognito/index.ts';

const pool = await createUserPool({
  dataDir: process.argv[2],
  issuerBase: () => 'http://127.0.0.1',
  triggers: {},
  sendMail: () => undefined,
});
const server = createServer((request, response) => void pool.handle(request, response));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
