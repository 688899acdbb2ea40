const KB = 1024;

/** What a function may weigh, in bytes as Lambda stores it, packed. */
const FUNCTION = 110 * KB;
/** The same for a function that needs the SDK's client of another service than the table. */
const WITH_SECOND_CLIENT = 250 * KB;

const CLIENT = /node_modules\/@aws-sdk\/(client-[\w-]+)\//;
const TABLE = 'client-dynamodb';

/** The budget of a function whose bundle holds these files. */
export function budgetOf(files: readonly string[]): number {
  const isSecond = (file: string) => (CLIENT.exec(file)?.[1] ?? TABLE) !== TABLE;
  return files.some(isSecond) ? WITH_SECOND_CLIENT : FUNCTION;
}
