import { useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import type { useCall } from '#web/base/api/queries.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
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

/** Rows of story maps, each with the proposed next owner, and the dialog to choose another one (rule share.13). */
export function MapsToHandOver({ maps, colleagues, showsOwner = false, handOver }: Props) {
  const [choosing, setChoosing] = useState<{ map: Map; open: boolean }>();
  const people = new globalThis.Map(colleagues.data?.docs.map((person) => [person.uid, person.username]));
  const close = () => setChoosing((current) => current && { ...current, open: false });
  const give = (map: Map, newOwnerUid: string) =>
    handOver.mutate({ containerId: map.id, newOwnerUid }, { onSuccess: close });
  return (
    <>
      <ErrorAlert text={choosing?.open === true ? undefined : handOver.error?.message} />
      {maps.map((map) => (
        <OwnedMapRow
          key={map.id}
          map={map}
          owner={showsOwner ? people.get(map.owner) : undefined}
          next={map.proposed === null ? undefined : people.get(map.proposed.uid)}
          busy={handOver.isPending}
          onHandOver={(uid) => give(map, uid)}
          onChoose={() => {
            handOver.reset();
            setChoosing({ map, open: true });
          }}
        />
      ))}
      {choosing !== undefined && (
        <ChangeOwnerDialog
          key={choosing.map.id}
          title={adminTexts.selectOwner}
          open={choosing.open}
          owner={choosing.map.owner}
          colleagues={colleagues}
          onChoose={(uid) => give(choosing.map, uid)}
          onClose={() => {
            handOver.reset();
            close();
          }}
          loading={handOver.isPending}
          error={handOver.error}
        />
      )}
    </>
  );
}
