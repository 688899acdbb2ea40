import type { LinkType } from '#shared/model/company/settings.ts';
import type { WhatReference } from '#shared/model/what/details.ts';
import * as texts from '#shared/texts/what/information.ts';
import { ReferenceList, ReferenceRow } from '#web/components/field/ReferenceRow.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { useReferences } from '#web/replica/what/useDetails.ts';
import { AddReference } from './AddReference.tsx';

/** The references of an Activity: pairs of a name and a type (rule detail.3). Links open in a new tab. */
export function References({ whatId, readOnly }: { whatId: string; readOnly: boolean }) {
  const links = useReferences(whatId);
  const { data: settings } = useSettings();
  const types = settings?.reference_link ?? [];
  return (
    <Section title={texts.references}>
      {links.length === 0 ? (
        <Quiet>{texts.noReferences}</Quiet>
      ) : (
        <ReferenceList>
          {links.map((link) => (
            <RemovableReference key={link.id} link={link} types={types} readOnly={readOnly} />
          ))}
        </ReferenceList>
      )}
      {!readOnly && <AddReference whatId={whatId} links={links} types={types} />}
    </Section>
  );
}

type RowProps = { link: WhatReference; types: readonly LinkType[]; readOnly: boolean };

function RemovableReference({ link: { whatId, name, referenceTypeId: type }, types, readOnly }: RowProps) {
  const containerId = useContainerId();
  const remove = useCommand('remove_what_reference_link');
  return (
    <ReferenceRow
      reference={{ name, type }}
      types={types}
      onRemove={readOnly ? undefined : () => remove.mutate({ containerId, whatId, name, type })}
      isRemoving={remove.isPending}
      problem={remove.error?.message}
    />
  );
}
