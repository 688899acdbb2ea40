import type { RefObject } from 'react';
import { foldText } from '#shared/rules/foldText.ts';
import * as companySearchTexts from '#shared/texts/companySearch.ts';
import * as texts from '#shared/texts/what/newActivity.ts';
import { useCompanySearch } from '#web/base/api/useSearch.ts';
import { TextButton } from '#web/components/controls/TextLink.tsx';
import { CompanyField } from '#web/components/search/CompanyField.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import type { NewActivityState } from './useNewActivity.ts';

type Props = {
  activity: NewActivityState;
  field: RefObject<HTMLInputElement | null>;
  container: HTMLElement | null;
  onEnter: () => void;
};

/** The description of a new Activity, with a search for similar ones of the company to reuse (rule what.25). */
export function DescriptionField({
  activity: { draft, problems, here, lastAdded, change, show },
  field,
  container,
  onEnter,
}: Props) {
  const { description, pickedId } = draft;
  // A picked Activity needs no further search.
  const search = useCompanySearch('what_company', pickedId === null ? description : '', useContainerId());
  const isExisting = pickedId !== null || search.hits.some(({ text }) => foldText(text) === foldText(description));

  const problem = problems.description;
  const error =
    here !== null ? (
      <>
        {texts.here} <TextButton onClick={() => show(here)}>{texts.show}</TextButton>
      </>
    ) : problem === 'empty' ? (
      texts.required
    ) : (
      problem?.message
    );
  return (
    <CompanyField
      label={texts.description}
      placeholder={texts.placeholder}
      value={description}
      onChange={(text) => change({ description: text, pickedId: null })}
      search={search}
      listLabel={companySearchTexts.whats}
      onPick={({ id, text }) => change({ description: text, pickedId: id })}
      message={isExisting ? texts.existing : (lastAdded ?? undefined)}
      error={error}
      onEnter={onEnter}
      container={container}
      field={field}
    />
  );
}
