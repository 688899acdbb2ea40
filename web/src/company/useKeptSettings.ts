import { useQueryClient } from '@tanstack/react-query';
import type { Settings } from '#shared/model/settings.ts';
import { callKey } from '#web/api/queries.ts';

/** The settings that are kept beside the entities of the company. */
type Kept = Pick<Settings, 'priorityOrder' | 'hierarchyTopContainer' | 'countsHiddenReleases'>;

/** Changes what the page knows of the company itself, without reading the settings again. */
export function useKeptSettings(): (change: (kept: Kept) => Partial<Kept>) => void {
  const cache = useQueryClient();
  return (change) =>
    cache.setQueryData<Kept>(callKey('company_settings', {}), (kept) => kept && { ...kept, ...change(kept) });
}
