import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';

export type WrittenKey = { readonly pk: string; readonly sk: string };
type Listener = (key: WrittenKey) => void;
type Client = { send: (...args: unknown[]) => Promise<unknown> };

/**
 * Tells a listener of each item that this process writes to a table, by any client: when the request is sent, and again
 * when it has been answered.
 */
export function onWrite(listener: Listener): void {
  const clients = DynamoDBDocumentClient.prototype as unknown as Client;
  const { send } = clients;
  clients.send = async function (this: Client, ...args) {
    const keys = keysWrittenBy(args[0]);
    const tell = () => keys.forEach((key) => listener(key));
    tell();
    try {
      return await send.apply(this, args);
    } finally {
      tell();
    }
  };
}

/** The keys of all items that a command of the document client may write. */
function keysWrittenBy(command: unknown): WrittenKey[] {
  const keys = (...found: unknown[]) => found.filter((key) => key !== undefined) as WrittenKey[];
  if (command instanceof PutCommand) return keys(command.input.Item);
  if (command instanceof UpdateCommand || command instanceof DeleteCommand) return keys(command.input.Key);
  if (command instanceof TransactWriteCommand)
    return (command.input.TransactItems ?? []).flatMap(({ Put, Update, Delete }) =>
      keys(Put?.Item, Update?.Key, Delete?.Key),
    );
  if (command instanceof BatchWriteCommand)
    return Object.values(command.input.RequestItems ?? {})
      .flat()
      .flatMap(({ PutRequest, DeleteRequest }) => keys(PutRequest?.Item, DeleteRequest?.Key));
  return [];
}
