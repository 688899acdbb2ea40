import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bestMatches } from '#shared/rules/bestMatches.ts';
import { type PageCommand, pageCommands } from '#web/base/browser/pageCommands.ts';
import { paths } from '#web/base/paths.ts';
import { useRecentMaps } from '#web/replica/story_map/known/useRecentMaps.ts';
import type { Found, PageResult, Result, ServerFinds } from './finds.ts';

/**
 * What the search of every page finds: the story maps that were opened last, before anything is typed, others by name
 * or purpose, and the commands of the page.
 * @param openId the open story map, which is not offered
 */
export function useCommonResults(typed: string, finds: ServerFinds | undefined, openId?: string): Found {
  const navigate = useNavigate();
  const recent = useRecentMaps(openId);
  // Those of the moment in which the search opens.
  const [commands] = useState(pageCommands);
  const found = bestMatches(commands, typed, ({ text }) => text).map(commandResult);
  if (typed.trim() === '')
    return {
      recent: recent.map(({ id, name }) => ({
        ...{ key: id, name, detail: '' },
        go: () => void navigate(paths.storyMap(id)),
      })),
      commands: found,
    };
  const maps = (finds?.maps.found ?? []).filter(({ key }) => key !== openId);
  return { maps: maps.map((map) => pageResult(map, navigate)), commands: found };
}

/** A result that leads to a page. */
export const pageResult = ({ path, ...result }: PageResult, navigate: (path: string) => unknown): Result => ({
  ...result,
  go: () => void navigate(path),
});

const commandResult = ({ id, text, detail = '', keys = [], run }: PageCommand): Result => ({
  ...{ key: `command ${id}`, name: text, detail, keys },
  // The search returns the focus first.
  go: () => void requestAnimationFrame(run),
});
