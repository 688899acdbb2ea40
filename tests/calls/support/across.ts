import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';

/** An epic that names a Who, and a release of another story map that has its Activity, and not the Who. */
export type Across = {
  whatId: string;
  epicId: string;
  current: { containerId: string; releaseId: string };
  destination: { containerId: string; releaseId: string };
};

type Given = {
  call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;
  canary: string;
  containerId: string;
  whats: { sibling: string };
  whos: { clerk: string };
  spareMaps: { linked: string };
};

/** Creates both releases and the epic; the Activity `sibling` is on the map of the world and on `spareMaps.linked`. */
export async function addAcross({ call, canary, containerId, whats, whos, spareMaps }: Given): Promise<Across> {
  const whatId = whats.sibling;
  const { id: releaseId } = await call('create_release', { containerId, name: `Here ${canary}` });
  const current = { containerId, releaseId };
  await call('add_whats_to_release', { ...current, whatIds: [whatId] });
  const epic = { type: 'free_text', text: `Across ${canary}` } as const;
  const { id: epicId } = await call('create_epic', { ...current, whatId, epic });
  await call('change_epic_links', { ...current, whatId, epicId, add: { whos: [whos.clerk] } });
  const { id: there } = await call('create_release', { containerId: spareMaps.linked, name: `There ${canary}` });
  return { whatId, epicId, current, destination: { containerId: spareMaps.linked, releaseId: there } };
}
