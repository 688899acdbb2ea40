import { useRef, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { isVisible } from '#shared/model/textRule.ts';
import * as companySearchTexts from '#shared/texts/companySearch.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { type CompanyHit, useCompanySearch } from '#web/base/api/useSearch.ts';
import { useToasts } from '#web/base/toasts.ts';
import { AddingDialog } from '#web/components/dialog/AddingDialog.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { CompanyField } from '#web/components/search/CompanyField.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useWhoLabels } from '#web/replica/story_map/useMap.ts';
import { NOWHERE, placeOfTexts, type WhoPlace } from '../model/columns.ts';
import { areLabelsTooLong, LabelInputs, textsOf } from './LabelInputs.tsx';

type Props = {
  /** The preselected place. */
  place?: WhoPlace;
  /** @param id the last added Who, or the one that already existed; null when the user cancelled */
  onClose: (id: string | null) => void;
};

/** A new Who, or one of the company's reused (rules who.1, who.2). The text stays when adding fails. */
export function AddWhoDialog({ place, onClose }: Props) {
  const containerId = useContainerId();
  const toasts = useToasts();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [picked, setPicked] = useState<CompanyHit | null>(null);
  const known = useWhoLabels();
  const [labels, setLabels] = useState(() => textsOf(known, place ?? NOWHERE));
  const [another, setAnother] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  const [last, setLast] = useState<{ id: string; name: string } | null>(null);
  const search = useCompanySearch('who_company', picked === null ? name : '', containerId);

  const add = useCommand('add_who', {
    onSuccess: ({ id, usedExistingWho }) => {
      if (usedExistingWho) toasts.show({ severity: 'info', text: whoTexts.reused, ms: TOAST_MS.info });
      if (!another) return onClose(id);
      setLast({ id, name: name.trim() });
      setName('');
      setPicked(null);
      setEmptied(false);
      field.current?.focus();
    },
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.creationError }),
  });
  const isNameless = picked === null && !isVisible(name);
  const submit = () => {
    setEmptied(isNameless);
    if (isNameless || tooLong(name) !== undefined || areLabelsTooLong(labels)) return;
    add.mutate({
      containerId,
      name: name.trim(),
      ...placeOfTexts(known, labels),
      whoId: picked?.id ?? null,
    });
  };
  const message =
    picked !== null ? whoTexts.picked : name === '' && last !== null ? whoTexts.added({ name: last.name }) : undefined;
  return (
    <AddingDialog
      title={whoTexts.addTitle}
      maxWidth="xs"
      another={another}
      setAnother={setAnother}
      saving={add.isPending}
      disabled={isNameless}
      isBegun={!isNameless}
      onSubmit={submit}
      onClose={() => onClose(last?.id ?? null)}
    >
      {(paper, onEnter) => (
        <>
          <CompanyField
            label={whoTexts.name}
            value={name}
            onChange={(text) => {
              setName(text);
              setPicked(null);
              setEmptied(!isVisible(text));
            }}
            search={search}
            listLabel={companySearchTexts.whos}
            onPick={(hit) => {
              setPicked(hit);
              setName(hit.text);
              setEmptied(false);
            }}
            message={message}
            error={isEmptied && isNameless ? whoTexts.nameRequired : tooLong(name)}
            onEnter={onEnter}
            container={paper}
            field={field}
          />
          <LabelInputs value={labels} onChange={setLabels} />
        </>
      )}
    </AddingDialog>
  );
}
