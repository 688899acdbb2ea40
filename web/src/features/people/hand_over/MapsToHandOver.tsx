import { useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import type { useCall } from '#web/base/api/queries.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { OwnedMapRow } from './OwnedMapRow.tsx';
import type { useHandOver } from './useHandOver.ts';

const ChangeOwnerDialog = lazyDialog(() =>
  import('#web/components/people/ChangeOwnerDialog.tsx').then((file) => file.ChangeOwnerDialog),
);

type Map = CallOutput<'proposed_owners'>['docs'][number];
type Props = {
  maps: readonly Map[];
  colleagues: ReturnType<typeof useCall<'company_users'>>;
  /** Whether each row names its owner. */
  showsOwner?: boolean;
  handOver: ReturnType<typeof useHandOver>;
};

/** A story map to hand over: to a proposed person, or to one to choose. */
type Asked = { map: Map; to: { uid: string; name: string } | undefined; open: boolean };

/**
 * Rows of story maps, each with the proposed next owner, and the dialogs to confirm that one or choose another one (rule
 * share.13).
 */
export function MapsToHandOver({ maps, colleagues, showsOwner = false, handOver }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const people = new globalThis.Map(colleagues.data?.docs.map((person) => [person.uid, person.username]));
  const hide = () => setAsked((current) => current && { ...current, open: false });
  const give = (map: Map, newOwnerUid: string) =>
    handOver.mutate({ containerId: map.id, newOwnerUid }, { onSuccess: hide });
  const ask = (map: Map, to?: Asked['to']) => {
    handOver.reset();
    setAsked({ map, to, open: true });
  };
  const cancel = () => {
    handOver.reset();
    hide();
  };
  return (
    <>
      {maps.map((map) => (
        <OwnedMapRow
          key={map.id}
          map={map}
          owner={showsOwner ? people.get(map.owner) : undefined}
          next={map.proposed === null ? undefined : people.get(map.proposed.uid)}
          busy={handOver.isPending}
          onHandOver={(uid, name) => ask(map, { uid, name })}
          onChoose={() => ask(map)}
        />
      ))}
      {asked?.to !== undefined && (
        <ConfirmDialog
          open={asked.open}
          title={adminTexts.handOverTitle({ map: asked.map.name, person: asked.to.name })}
          text={adminTexts.handOverText}
          confirmLabel={adminTexts.handOver}
          onConfirm={() => asked.to && give(asked.map, asked.to.uid)}
          onClose={hide}
          command={handOver}
        />
      )}
      {asked !== undefined && asked.to === undefined && (
        <ChangeOwnerDialog
          key={asked.map.id}
          title={adminTexts.selectOwner}
          open={asked.open}
          owner={asked.map.owner}
          colleagues={colleagues}
          onChoose={(uid) => give(asked.map, uid)}
          onClose={cancel}
          loading={handOver.isPending}
          error={handOver.error}
        />
      )}
    </>
  );
}
