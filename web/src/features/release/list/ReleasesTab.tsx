import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { ListPage } from '#web/components/list/ListPage.tsx';
import { useContainerId, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { readReleaseListParams, type ReleaseListParams, writeReleaseListParams } from '../model/listParams.ts';
import { ReleaseControls } from './ReleaseControls.tsx';
import { ReleaseResults } from './ReleaseResults.tsx';
import { ReleaseSearch } from './ReleaseSearch.tsx';
import { useReleaseList } from './useReleaseList.ts';

const CreateReleaseDialog = lazyDialog(() =>
  import('../dialogs/CreateReleaseDialog.tsx').then((file) => file.CreateReleaseDialog),
);
const PeriodDialog = lazyDialog(() => import('../dialogs/PeriodDialog.tsx').then((file) => file.PeriodDialog));

/**
 * `/story_map/{id}/releases`: the releases of a story map (rules release.2, release.3). The address holds order, filter
 * and page.
 */
export function ReleasesTab() {
  const containerId = useContainerId();
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const params = readReleaseListParams(search);
  const go = (next: ReleaseListParams) => setSearch(writeReleaseListParams(next));
  const list = useReleaseList(params);
  const [creating, setCreating] = useState(false);
  // The release stays while the dialog fades out, so that its name does not disappear first.
  const [dated, setDated] = useState<{ release: Release; open: boolean }>();

  const create = () => setCreating(true);
  const isEmpty = list.docs?.length === 0 && list.data?.total === 0;
  // Until it is known whether the list is empty, the button would show and go again.
  const isUnknown = list.docs === undefined && !list.isError;
  return (
    <>
      <ListPage
        title={texts.title}
        help={texts.help}
        query={list}
        action={
          mayEdit && (
            <Button
              variant="contained"
              start={<Icon path={plus} />}
              onClick={create}
              // An empty list has the button in its middle.
              style={{ visibility: isEmpty || isUnknown ? 'hidden' : 'visible' }}
            >
              {texts.create}
            </Button>
          )
        }
      >
        <ReleaseSearch onOpen={(id) => void navigate(paths.release(containerId, id))} />
        <ReleaseControls params={params} list={list} onChange={go} />
        <ReleaseResults
          list={list}
          params={params}
          onCreate={mayEdit ? create : undefined}
          onEditPeriod={mayEdit ? (release) => setDated({ release, open: true }) : undefined}
        />
      </ListPage>
      <CreateReleaseDialog open={creating} onClose={() => setCreating(false)} />
      {dated !== undefined && (
        <PeriodDialog
          release={dated.release}
          open={dated.open}
          onClose={() => setDated((current) => current && { ...current, open: false })}
        />
      )}
    </>
  );
}
