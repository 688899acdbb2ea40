import { useState } from 'react';
import type { LinkType } from '#shared/model/settings.ts';
import { isReferenceName, isSameReference, REFERENCE_NOT_HTTPS } from '#shared/model/references.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { informationTexts } from '#shared/texts/information.ts';
import { useContainerId } from '../board/boardContext.ts';
import { ReferenceInputs } from '../components/ReferenceInputs.tsx';
import { useDetailCommand } from './useDetails.ts';
import { useUnfinished } from './useUnfinished.ts';

/** Adds a reference when it has both a name and a type and is not there yet (foundation §5). */
export function AddReference({
  whatId,
  links,
  types,
}: {
  whatId: string;
  links: readonly { name: string; type: string }[];
  types: readonly LinkType[];
}) {
  const containerId = useContainerId();
  const [written, setWritten] = useState({ name: '', type: '' });
  const [wrong, setWrong] = useState<string>();
  const add = useDetailCommand('add_what_reference_link');
  const reference = { ...written, name: written.name.trim() };
  useUnfinished(reference.name !== '', () => setWrong(informationTexts.notAdded));
  const submit = () => {
    if (reference.name === '' || reference.type === '' || add.isPending) return;
    if (!isReferenceName(reference.name)) setWrong(REFERENCE_NOT_HTTPS);
    else if (links.some((link) => isSameReference(link, reference))) setWrong(errorTexts.referenceExists);
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
