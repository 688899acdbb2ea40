import { folderOfCall } from '#infra/callFolders.ts';
import type { CallHandler } from '#lambdas/runtime/respond.ts';
import { type CallName, callNames } from '#shared/contract/registry.ts';

/** Finds the handler of a call by its name, like the bundles of a deployment. @throws when its file exports none */
async function loadHandler(name: CallName): Promise<CallHandler> {
  const path = `#lambdas/calls/${folderOfCall(name)}/${name}.ts`;
  const { handler } = (await import(path)) as { handler?: CallHandler };
  if (handler === undefined) throw new Error(`${path} exports no handler`);
  return handler;
}

/** The handler of every call. */
export const handlers = Object.fromEntries(
  await Promise.all(callNames.map(async (name) => [name, await loadHandler(name)] as const)),
) as Readonly<Record<CallName, CallHandler>>;
