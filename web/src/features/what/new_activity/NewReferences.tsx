import * as errors from '#shared/errors.ts';
import type { LinkType } from '#shared/model/company/settings.ts';
import { MAX_NEW_REFERENCES } from '#shared/model/limits.ts';
import { isSameReference, REFERENCE_MISLEADING, REFERENCE_NOT_HTTPS } from '#shared/model/references.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as texts from '#shared/texts/what/newActivity.ts';
import { ReferenceInputs } from '#web/components/field/ReferenceInputs.tsx';
import { Section } from '#web/components/list/Section.tsx';
import { Collected } from './Collected.tsx';
import { takeReference } from './draft.ts';
import type { NewActivityState } from './useNewActivity.ts';

const problemTexts = {
  incomplete: texts.incomplete,
  notHttps: REFERENCE_NOT_HTTPS,
  misleading: REFERENCE_MISLEADING,
  exists: errors.referenceExists.message,
  tooMany: texts.tooMany({ max: MAX_NEW_REFERENCES }),
} as const;

/** The references of a new Activity (rule what.23). */
export function NewReferences({
  activity: { draft, problems, change, take },
  types,
}: {
  activity: NewActivityState;
  types: readonly LinkType[];
}) {
  const nameOf = (type: string) => types.find(({ id }) => id === type)?.name ?? informationTexts.unknownType;
  return (
    <Section title={informationTexts.references}>
      <Collected
        items={draft.references.map((reference) => ({
          id: `${reference.type} ${reference.name}`,
          name: reference.name,
          type: nameOf(reference.type),
          reference,
        }))}
        removeText={informationTexts.removeReference}
        onRemove={({ reference }) =>
          change({ references: draft.references.filter((other) => !isSameReference(other, reference)) })
        }
      />
      <ReferenceInputs
        value={draft.reference}
        onChange={(reference) => change({ reference })}
        types={types}
        message={problems.reference && problemTexts[problems.reference]}
        onAdd={() => take(takeReference(draft))}
      />
    </Section>
  );
}
