import { randomBytes } from 'node:crypto';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { APP_CHECK_MS, type AppCheckSecret, signAppCheck } from '#lambdas/runtime/appCheck.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { app_check_token } from '#shared/contract/integration/app_check_token.ts';

export const grants: TableGrants = { BatchGetItem: ['APPCHECK'], PutItem: ['COMPANY', 'APPCHECK'] };

/** The first token of a company creates the secret that signs all of them. */
export const handler = implementCommand(app_check_token, {
  load: ({ reader }) => reader.get<[AppCheckSecret]>([rowKeys.appCheckSecret(reader.keys)]),
  run: async ({ loaded: [stored], person, reader, writer }) => {
    const fields = stored ?? { secret: randomBytes(32).toString('base64url') };
    const expiresAt = Date.now() + APP_CHECK_MS;
    const answer = { token: signAppCheck(fields, person.uid, expiresAt), expiresAt };
    return stored === undefined
      ? writer.commit(
          'company',
          [{ do: 'putPointer', key: rowKeys.appCheckSecret(reader.keys), fields, require: [{ is: 'absent' }] }],
          answer,
        )
      : writer.unchanged([], answer);
  },
});
