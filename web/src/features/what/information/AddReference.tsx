import { useState } from 'react';
import * as errors from '#shared/errors.ts';
import type { LinkType } from '#shared/model/company/settings.ts';
import { isSameReference, referenceError } from '#shared/model/references.ts';
import type { WhatReference } from '#shared/model/what/details.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { ReferenceInputs } from '#web/components/field/ReferenceInputs.tsx';
import { useUnfinished } from '#web/components/field/useUnfinished.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Adds a reference that has both a name and a type and does not exist yet (rule detail.3). */
export function AddReference({
  whatId,
  links,
  types,
}: {
  whatId: string;
  links: readonly WhatReference[];
  types: readonly LinkType[];
}) {
  const containerId = useContainerId();
  const [written, setWritten] = useState({ name: '', type: '' });
  const [wrong, setWrong] = useState<string>();
  const add = useCommand('add_what_reference_link');
  const reference = { ...written, name: written.name.trim() };
  useUnfinished(reference.name !== '', () => setWrong(informationTexts.notAdded));
  const submit = () => {
    if (reference.name === '' || reference.type === '' || add.isPending) return;
    const refusal = referenceError(reference.name);
    if (refusal !== undefined) setWrong(refusal);
    else if (links.some(({ name, referenceTypeId }) => isSameReference({ name, type: referenceTypeId }, reference)))
      setWrong(errors.referenceExists.message);
    else add.mutate({ containerId, whatId, ...reference }, { onSuccess: () => setWritten({ ...written, name: '' }) });
  };
  return (
    <ReferenceInputs
      value={written}
      onChange={(value) => {
        setWritten(value);
        setWrong(undefined);
        add.reset();
      }}
      types={types}
      message={wrong ?? add.error?.message}
      onAdd={submit}
      loading={add.isPending}
    />
  );
}
