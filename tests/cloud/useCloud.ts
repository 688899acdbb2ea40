import { inject } from 'vitest';
import { type CloudPool, cloudPool } from '#infra/local/cloud/cloudPool.ts';
import { functionEnvironment, setEnvironment } from '#infra/local/environment.ts';
import type { Running } from '#infra/local/running.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import type { Deployed } from './deployed.ts';

/** The deployment as the helpers of the call tests know a stack. */
export type CloudStack = Running & {
  pool: CloudPool;
  tableName: string;
  tableEndpoint: string;
  stream: { settled(): Promise<void> };
  deployed: Deployed;
  reachesFakes: false;
};

/** The deployment, for the tests of one file. What these write past all calls goes to its table. */
export function useCloud(): CloudStack {
  const deployed = inject('deployed');
  const { address, tableName, webUrl } = deployed;
  setEnvironment(functionEnvironment({ tableName, tableEndpoint: address, webUrl }));
  setTableClient(createTableClient());
  return {
    webUrl,
    apiUrl: `${webUrl}/api`,
    cognitoUrl: address,
    pool: cloudPool(address, deployed),
    tableName,
    tableEndpoint: address,
    // The position of a deployed stream's consumers is not visible from outside.
    stream: { settled: async () => undefined },
    deployed,
    reachesFakes: false,
  };
}
