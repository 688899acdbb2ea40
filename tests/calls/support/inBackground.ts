import { internalNames, scheduledNames } from '#infra/bundle.ts';
import { functionAtWork } from '#infra/local/grants/role.ts';
import { readerNames } from '#infra/streamReaders.ts';

/** Functions whose result no caller waits for. */
const inBackground: readonly (string | undefined)[] = [...readerNames, ...scheduledNames];

const invoked: readonly (string | undefined)[] = internalNames;

/** Whether a function is running that others invoke: its requests to the table are its own. */
export const isInvoked = (): boolean => invoked.includes(functionAtWork());

/** Whether a background function is running: its requests to the table are none of the call that a test looks at. */
export const isInBackground = (): boolean => inBackground.includes(functionAtWork());
