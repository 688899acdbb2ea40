import type { ReactNode } from 'react';
import type { LinkType } from '#shared/model/company/settings.ts';
import type { WhatWhoLink } from '#shared/model/who/who.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { LinkRow } from './LinkRow.tsx';

type Props = {
  link: WhatWhoLink;
  /** The name of the shown end: the Who of an Activity, or the Activity of a Who. */
  name: string;
  detail?: ReactNode;
  types: readonly LinkType[];
  readOnly: boolean;
};

/** A link between an Activity and a Who, shown at one end. */
export function WhatWhoLinkRow({ link: { whatId, whoId, linkTypeId }, ...row }: Props) {
  const at = { containerId: useContainerId(), whatId, whoId };
  const change = useCommand('change_what_who_link');
  const remove = useCommand('remove_what_who_link');
  return (
    <LinkRow
      {...row}
      linkTypeId={linkTypeId}
      onRetype={(id) => change.mutateAsync({ ...at, linkTypeId: id })}
      onRemove={() => remove.mutate(at)}
      isRemoving={remove.isPending}
      problem={remove.error?.message}
    />
  );
}
