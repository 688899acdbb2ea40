/** A permission that a command needs: the IAM action, and the partition, if it is limited to one. */
export type Need = { readonly action: string; readonly partition: string | undefined };

type Key = { readonly pk?: { readonly S?: string } };
type Step = { readonly Key?: Key; readonly Item?: Key };
type Input = Step & {
  readonly RequestItems?: Readonly<Record<string, { readonly Keys?: readonly Key[] }>>;
  readonly ExpressionAttributeValues?: Readonly<Record<string, { readonly S?: string }>>;
  readonly TransactItems?: readonly {
    readonly Put?: Step;
    readonly Update?: Step;
    readonly Delete?: Step;
    readonly ConditionCheck?: Step;
  }[];
};

const steps = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const;
const partitionOf = ({ Key, Item }: Step) => (Key ?? Item)?.pk?.S;

/**
 * The permissions that a command of the table's client needs, as IAM checks it: a transaction by its steps, a batch by
 * each of its keys.
 * @param command its name, such as `QueryCommand`
 * @param input in the form of DynamoDB's protocol. A query names its partition `:pk`, as all of the product's do
 * (lambdas/store/reader.ts)
 */
export function needsOf(command: string, input: unknown): Need[] {
  const action = command.replace(/Command$/, '');
  const { RequestItems = {}, TransactItems = [], ExpressionAttributeValues = {}, ...step } = input as Input;
  if (action === 'BatchGetItem') {
    return Object.values(RequestItems).flatMap(({ Keys = [] }) => Keys.map(({ pk }) => ({ action, partition: pk?.S })));
  }
  if (action === 'TransactWriteItems') {
    return TransactItems.flatMap((item) =>
      (Object.keys(steps) as (keyof typeof steps)[]).flatMap((kind) => {
        const own = item[kind];
        return own === undefined ? [] : [{ action: steps[kind], partition: partitionOf(own) }];
      }),
    );
  }
  return [{ action, partition: ExpressionAttributeValues[':pk']?.S ?? partitionOf(step) }];
}
