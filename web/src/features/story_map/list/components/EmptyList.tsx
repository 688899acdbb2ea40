import type { ListType } from '#shared/model/limits.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { useStoryMapList } from '#web/replica/company/useStoryMapList.ts';
import { isFilledByOneself, writeListParams } from '../model/listParams.ts';
import styles from '../storyMaps.module.css';

/** A list without story maps: what it would show, and the next step. */
export function EmptyList({ listType, uid, onCreate }: { listType: ListType; uid: string; onCreate: () => void }) {
  const isOwn = listType === 'owner';
  const shared = useStoryMapList(uid, { listType: 'all-shared', page: 1 }, { enabled: isOwn }).data?.total ?? 0;
  const hasShared = isOwn && shared > 0;
  return (
    <div className={styles['empty']}>
      <ExampleMap />
      <EmptyState
        title={storyMapsTexts.empty}
        text={hasShared ? storyMapsTexts.emptyButShared({ count: shared }) : storyMapsTexts.emptyHelp[listType]}
        action={
          <div className={styles['next']}>
            {hasShared && (
              <ButtonLink
                variant="contained"
                to={{ search: writeListParams({ listType: 'all-shared', page: 1 }).toString() }}
              >
                {storyMapsTexts.showShared}
              </ButtonLink>
            )}
            <Button
              variant={!hasShared && isFilledByOneself(listType) ? 'contained' : 'outlined'}
              start={<Icon path={plus} />}
              onClick={onCreate}
            >
              {storyMapsTexts.create}
            </Button>
          </div>
        }
      />
    </div>
  );
}

/** An example of a story map in a few boxes. Decorative: the text below says what a map is. */
function ExampleMap() {
  return (
    <div aria-hidden className={styles['ghost']}>
      {storyMapsTexts.example.map(([step, smaller]) => (
        <div key={step} className={styles['ghostColumn']}>
          <div className={styles['ghostBackbone']}>{step}</div>
          {smaller.map((text) => (
            <div key={text} className={styles['ghostSkeleton']}>
              {text}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
