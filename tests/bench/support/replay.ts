import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { tableName } from '#lambdas/store/table/table.ts';

type Item = Record<string, unknown>;
/** The commands that the product sends. */
type Command = BatchGetCommand | QueryCommand | TransactWriteCommand;
type Written = NonNullable<TransactWriteCommand['input']['TransactItems']>[number];

/**
 * The commands of a handler to the table, grouped by stages that ran in parallel; and the items that it overwrote, with
 * undefined for new ones.
 */
export type Recording = { readonly stages: Command[][]; readonly before: { key: Item; item: Item | undefined }[] };

/** Runs a handler once and records its commands. @param client the one that handlers use; it is restored afterwards */
export async function record(client: DynamoDBDocumentClient, work: () => Promise<unknown>): Promise<Recording> {
  const send = client.send.bind(client);
  const stages: Command[][] = [];
  const before: Recording['before'] = [];
  let ended = 0;
  const noting = async (command: Command): Promise<unknown> => {
    const stage = ended;
    (stages[stage] ??= []).push(command);
    if (command instanceof TransactWriteCommand) {
      for (const key of (command.input.TransactItems ?? []).flatMap(keyOfWritten)) {
        const { Item: item } = await send(new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }));
        before.push({ key, item });
      }
    }
    const answer = await send(command as QueryCommand);
    ended = Math.max(ended, stage + 1);
    return answer;
  };
  Object.assign(client, { send: noting });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(client, 'send');
  }
  return { stages, before };
}

/** Sends only a recording's commands: the time of a handler without its own work. */
export async function replay(client: DynamoDBDocumentClient, { stages }: Recording): Promise<void> {
  for (const stage of stages) await Promise.all(stage.map((command) => client.send(anew(command) as QueryCommand)));
}

/** Restores what a recording overwrites, so that its conditions hold again. */
export async function undo(client: DynamoDBDocumentClient, { before }: Recording): Promise<void> {
  if (before.length === 0) return;
  const TransactItems = before.map(({ key, item }) =>
    item === undefined
      ? { Delete: { TableName: tableName(), Key: key } }
      : { Put: { TableName: tableName(), Item: item } },
  );
  await client.send(new TransactWriteCommand({ TransactItems }));
}

/** A condition writes nothing, so it has no key here. */
function keyOfWritten({ Put, Update, Delete }: Written): Item[] {
  if (Put?.Item !== undefined) return [{ pk: Put.Item['pk'], sk: Put.Item['sk'] }];
  const key = Update?.Key ?? Delete?.Key;
  return key === undefined ? [] : [key];
}

/** The same command again: creating it is part of sending it. */
function anew(command: Command): Command {
  if (command instanceof BatchGetCommand) return new BatchGetCommand(command.input);
  if (command instanceof QueryCommand) return new QueryCommand(command.input);
  return new TransactWriteCommand(command.input);
}
