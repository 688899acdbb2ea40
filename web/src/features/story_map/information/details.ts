import type { ChangeAnswer } from '#shared/contract/change.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { whatMaturitySchema, whatReferenceSchema, whatTextSchema } from '#shared/model/details.ts';

export type Details = CallOutput<'what_details'>;

/** The details of an Activity after a command about them. The higher version wins, so answers may come in any order. */
export function withDetails(
  details: Details,
  { changed, removed }: Pick<ChangeAnswer, 'changed' | 'removed'>,
): Details {
  const gone = new Set(removed.flatMap(({ type, id }) => (type === 'what_reference' ? [id] : [])));
  let { longDescription, maturity } = details;
  const references = new Map(details.referenceLinks.filter(({ id }) => !gone.has(id)).map((link) => [link.id, link]));
  for (const thing of changed) {
    if (thing.type === 'what_text') longDescription = newer(longDescription, whatTextSchema.parse(thing));
    if (thing.type === 'what_maturity') maturity = newer(maturity, whatMaturitySchema.parse(thing));
    if (thing.type === 'what_reference') {
      const link = whatReferenceSchema.parse(thing);
      references.set(
        link.id,
        newer(references.get(link.id) ?? { version: -1 }, { ...link, type: link.referenceTypeId }),
      );
    }
  }
  return {
    longDescription,
    maturity,
    referenceLinks: [...references.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}

function newer<Now extends { version: number }>(was: { version: number }, now: Now): Now {
  return was.version > now.version ? (was as Now) : now;
}
