import { createContext, useContext } from 'react';

/** A field whose text may be unsaved. `commit` saves it and returns whether nothing is left unsaved. */
export type Draft = { commit: () => Promise<boolean> };

/** The self-saving fields of a dialog, so that closing it does not lose typed text. */
export class Drafts {
  readonly #all = new Set<Draft>();

  /** @returns unregisters the field */
  add(draft: Draft): () => void {
    this.#all.add(draft);
    return () => this.#all.delete(draft);
  }

  /** Saves all unsaved fields. @returns whether nothing is left unsaved */
  async commit(): Promise<boolean> {
    const done = await Promise.all([...this.#all].map((draft) => draft.commit()));
    return done.every((isSaved) => isSaved);
  }
}

export const DraftsContext = createContext<Drafts | undefined>(undefined);

/** The drafts of the dialog around a field. */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext);
  if (drafts === undefined) throw new Error('A field that saves itself needs a DraftsContext above');
  return drafts;
}
