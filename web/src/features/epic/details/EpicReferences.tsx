import { useState } from 'react';
import * as errors from '#shared/errors.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import { isSameReference, referenceError } from '#shared/model/references.ts';
import type { ReferenceLink } from '#shared/model/what/details.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { ReferenceInputs } from '#web/components/field/ReferenceInputs.tsx';
import { ReferenceList, ReferenceRow } from '#web/components/field/ReferenceRow.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { useUnfinished } from '#web/components/field/useUnfinished.ts';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import type { EpicEdits } from '../card/useEpicEdits.ts';
import { isFull, roomText } from './limits.ts';

type Props = { epic: Epic; edits: EpicEdits; readOnly: boolean };

/** The references of an epic: pairs of a name and a type. Links open in a new tab. */
export function EpicReferences({ epic, edits, readOnly }: Props) {
  const { data: settings } = useSettings();
  const [problem, setProblem] = useState<string>();
  const types = settings?.reference_link ?? [];
  const remove = async (reference: ReferenceLink) => {
    setProblem(undefined);
    try {
      await edits.changeLinks({ remove: { referenceLinks: [reference] } });
    } catch (error) {
      setProblem(refusalOf(error).message);
    }
  };
  return (
    <Section level="h5" title={texts.references} isEmpty={epic.referenceLinks.length === 0}>
      {epic.referenceLinks.length === 0 ? (
        <Quiet>{texts.noReferences}</Quiet>
      ) : (
        <ReferenceList>
          {epic.referenceLinks.map((reference) => (
            <ReferenceRow
              key={JSON.stringify([reference.name, reference.type])}
              reference={reference}
              types={types}
              onRemove={readOnly ? undefined : () => void remove(reference)}
            />
          ))}
        </ReferenceList>
      )}
      <FieldError text={problem} />
      {!readOnly && <AddReference epic={epic} edits={edits} types={types} />}
    </Section>
  );
}

type AddProps = Pick<Props, 'epic' | 'edits'> & { types: Parameters<typeof ReferenceInputs>[0]['types'] };

/** Adds a reference that has both a name and a type and does not exist yet. */
function AddReference({ epic, edits, types }: AddProps) {
  const [written, setWritten] = useState({ name: '', type: '' });
  const [wrong, setWrong] = useState<string>();
  const reference = { ...written, name: written.name.trim() };
  useUnfinished(reference.name !== '', () => setWrong(informationTexts.notAdded));
  const submit = async () => {
    if (reference.name === '' || reference.type === '') return;
    const refusal =
      tooLong(reference.name) ??
      referenceError(reference.name) ??
      (epic.referenceLinks.some((other) => isSameReference(other, reference))
        ? errors.referenceExists.message
        : undefined);
    setWrong(refusal);
    if (refusal !== undefined) return;
    // The reference shows at once; a refused one returns to the field.
    setWritten({ ...written, name: '' });
    try {
      await edits.changeLinks({ add: { referenceLinks: [reference] } });
    } catch (error) {
      setWrong(refusalOf(error).message);
      setWritten((now) => (now.name === '' ? { ...now, name: reference.name } : now));
    }
  };
  const room = roomText(epic, 'references');
  return (
    <>
      {!isFull(epic, 'references') && (
        <ReferenceInputs
          value={written}
          onChange={(value) => {
            setWritten(value);
            setWrong(undefined);
          }}
          types={types}
          message={wrong}
          onAdd={() => void submit()}
        />
      )}
      {room !== undefined && (
        <Text as="span" look="caption" quiet>
          {room}
        </Text>
      )}
    </>
  );
}
