import { useSearchParams } from 'react-router-dom';
import { pageOfProblems } from '#shared/rules/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { Choice } from '#web/components/controls/Choice.tsx';
import { useFrame } from '#web/replica/frame/useFrame.ts';
import { readFrameListParams, writeFrameListParams } from '../model/listParams.ts';
import { ProblemFacts } from './FrameFacts.tsx';
import { FrameList } from './FrameList.tsx';

/** `/story_map/{id}/frame/problem`: the problems of a story map (rule problem.4). The address holds filter and page. */
export function ProblemsTab() {
  const query = useFrame();
  const [search, setSearch] = useSearchParams();
  const params = readFrameListParams(search);
  const go = (next: typeof params) => setSearch(writeFrameListParams(next));
  const problems = query.frame?.problems;
  const isAllSolved = problems !== undefined && problems.length > 0;
  return (
    <FrameList
      kind="problem"
      query={query}
      page={problems && pageOfProblems(problems, params)}
      empty={isAllSolved ? texts.problem.emptyUnsolvedHelp : undefined}
      aboutOf={(id) => {
        const about = query.about.problems.get(id);
        return about === undefined ? { facts: null } : { excerpt: about.excerpt, facts: <ProblemFacts {...about} /> };
      }}
      onPage={(page) => go({ ...params, page })}
    >
      <Choice
        type="checkbox"
        checked={params.includesSolved}
        onChange={({ target }) => go({ includesSolved: target.checked, page: 1 })}
      >
        {texts.solved}
      </Choice>
    </FrameList>
  );
}
