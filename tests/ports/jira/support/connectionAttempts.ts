import { createHook } from 'node:async_hooks';

/** How many connections this process tries to open meanwhile, whatever comes of them. */
export async function connectionAttempts(work: () => Promise<unknown>): Promise<number> {
  let attempts = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'TCPCONNECTWRAP') attempts += 1;
    },
  });
  hook.enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return attempts;
}
