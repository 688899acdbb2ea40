import { useSearchParams } from 'react-router-dom';
import { pageOfObjectives } from '#shared/rules/frame.ts';
import { useFrame } from '#web/replica/frame/useFrame.ts';
import { readFrameListParams, writeFrameListParams } from '../model/listParams.ts';
import { ObjectiveFacts } from './FrameFacts.tsx';
import { FrameList } from './FrameList.tsx';

/** `/story_map/{id}/frame/objective`: the objectives of a story map (rule objective.5). The address holds the page. */
export function ObjectivesTab() {
  const query = useFrame();
  const [search, setSearch] = useSearchParams();
  const params = readFrameListParams(search);
  return (
    <FrameList
      kind="objective"
      query={query}
      page={query.frame && pageOfObjectives(query.frame.objectives, params.page)}
      aboutOf={(id) => {
        const about = query.about.objectives.get(id);
        return { facts: about === undefined ? null : <ObjectiveFacts {...about} /> };
      }}
      onPage={(page) => setSearch(writeFrameListParams({ ...params, page }))}
    />
  );
}
