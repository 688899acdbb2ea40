import Paper, { type PaperProps } from '@mui/material/Paper';
import { useState } from 'react';
import * as searchTexts from '#shared/texts/search.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { createFilterOptions, type FilterOptionsState } from '#web/components/input/Autocomplete.tsx';

/**
 * Lets an Autocomplete offer the first matches only, since a map can hold thousands of Activities and Whos, and say so
 * below them (rule search.9).
 * @param limit the maximum number of matches offered at once
 * @returns props of the Autocomplete
 */
export function useCutOptions<Option extends { name: string }>(limit: number) {
  const [cut] = useState(() => {
    const matching = createFilterOptions<Option>({ stringify: ({ name }) => name });
    let isCut = false;

    /** Filters while the Autocomplete renders, so `isCut` is known when its list does. */
    function filterOptions(options: Option[], state: FilterOptionsState<Option>): Option[] {
      const found = matching(options, state);
      isCut = found.length > limit;
      return found.slice(0, limit);
    }

    function CutPaper({ children, ...props }: PaperProps) {
      return (
        <Paper {...props}>
          {children}
          {isCut && (
            <Text role="status" look="caption" quiet style={{ paddingInline: 16, paddingBlock: 8 }}>
              {searchTexts.cut({ count: limit })}
            </Text>
          )}
        </Paper>
      );
    }

    return { filterOptions, slots: { paper: CutPaper } };
  });
  return cut;
}
