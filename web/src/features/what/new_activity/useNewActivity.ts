import { type RefObject, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/what/newActivity.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { cardWithText } from '#web/board/selection/findCards.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import type { CardId, Place } from '#web/replica/story_map/types.ts';
import { completeDraft, type Draft, emptyDraft, nextDraft, type Problems } from './draft.ts';
import { type Linking, useAddActivity } from './useAddActivity.ts';

type Options = {
  place: Place;
  text: string;
  field: RefObject<HTMLInputElement | null>;
  onClose: (card: CardId | null) => void;
  onAdded: (description: string) => void;
};

/** The state of the New Activity dialog, for its fields. */
export type NewActivityState = {
  draft: Draft;
  problems: Problems;
  /** The card on this map that already has the description, when that blocks the addition. */
  here: CardId | null;
  /** The last added Activity of this series, until the user types again. */
  lastAdded: string | null;
  saving: boolean;
  /** The number of Whos linked so far, while more follow. */
  linking: Linking | null;
  another: boolean;
  setAnother: (another: boolean) => void;
  /** Changes fields and clears their errors. */
  change: (fields: Partial<Draft>) => void;
  /** Applies the result of a step to the draft, or shows its errors. */
  take: (step: { draft: Draft } | { problems: Problems }) => void;
  submit: () => Promise<void>;
  close: () => void;
  /** Closes the dialog and shows the card that already has the description. */
  show: (card: CardId) => void;
};

/** The error that a change of each field clears. */
const settledBy: Partial<Record<keyof Draft, keyof Problems>> = {
  description: 'description',
  amounts: 'amounts',
  reference: 'reference',
  whos: 'whos',
};

/** Holds the state of the New Activity dialog, and adds the Activity. */
export function useNewActivity({ place: firstPlace, text, field, onClose, onAdded }: Options): NewActivityState {
  const actions = useActions();
  const toasts = useToasts();
  const add = useAddActivity();
  const [draft, setDraft] = useState(() => emptyDraft(text));
  const [problems, setProblems] = useState<Problems>({});
  const [here, setHere] = useState<CardId | null>(null);
  const [last, setLast] = useState<{ card: CardId; description: string } | null>(null);
  const [showsLast, setShowsLast] = useState(false);
  const [place, setPlace] = useState(firstPlace);
  const [saving, setSaving] = useState(false);
  const [linking, setLinking] = useState<Linking | null>(null);
  const [another, setAnother] = useState(false);

  const change = (fields: Partial<Draft>) => {
    setDraft((was) => ({ ...was, ...fields }));
    setProblems((was) => {
      const now = { ...was };
      for (const name of Object.keys(fields) as (keyof Draft)[]) {
        const settled = settledBy[name];
        if (settled !== undefined) delete now[settled];
      }
      return now;
    });
    if (fields.description !== undefined) {
      setHere(null);
      setShowsLast(false);
    }
  };

  const take: NewActivityState['take'] = (step) => {
    if ('problems' in step) setProblems(step.problems);
    else {
      setDraft(step.draft);
      setProblems({});
    }
  };

  const added = (complete: Draft, card: CardId) => {
    const description = complete.description.trim();
    if (!another) {
      onAdded(description);
      onClose(card);
      return;
    }
    setPlace({ ...place, afterWhatId: card });
    setDraft(nextDraft(complete));
    setLast({ card, description });
    setShowsLast(true);
    field.current?.focus();
  };

  const submit = async () => {
    const step = completeDraft(draft);
    if ('problems' in step) {
      setProblems(step.problems);
      if (step.problems.description !== undefined) field.current?.focus();
      return;
    }
    const standing = cardWithText(actions.layout, step.draft.description, '');
    if (standing !== undefined) return setHere(standing);
    setDraft(step.draft);
    setSaving(true);
    try {
      const { card, reused, wasHere, notLinked } = await add(place, step.draft, setLinking);
      if (wasHere) setHere(card);
      else {
        if (reused) toasts.show({ severity: 'info', text: storyMapTexts.reused, ms: TOAST_MS.info });
        if (notLinked !== null) {
          const text = texts.notLinked({ name: step.draft.description.trim(), ...notLinked });
          toasts.show({ severity: 'error', text, ms: TOAST_MS.creationError });
        }
        added(step.draft, card);
      }
    } catch (error) {
      toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.creationError });
    }
    setSaving(false);
    setLinking(null);
  };

  return {
    draft,
    problems,
    here,
    lastAdded: showsLast && last !== null ? texts.added({ name: last.description }) : null,
    saving,
    linking,
    another,
    setAnother,
    change,
    take,
    submit,
    close: () => onClose(last?.card ?? null),
    show: (card) => {
      onClose(card);
      actions.show(card);
    },
  };
}
