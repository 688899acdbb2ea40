import { type Ref, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EPIC_PAGE_SIZE } from '#shared/model/limits.ts';
import { compareEpics } from '#shared/rules/epic/epics.ts';
import * as epicCardTexts from '#shared/texts/epic/epicCard.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyAtEnd } from '#web/components/dialog/lazyAtEnd.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { keepFocus } from '#web/components/focus/keepFocus.ts';
import { Quiet } from '#web/components/list/Section.tsx';
import { isTemporary } from '#web/replica/aliases.ts';
import { epics, type Place, placeKey } from '#web/replica/release/epics.ts';
import type { useReleaseWhat } from '#web/replica/release/useReleaseWhat.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useRow } from '#web/replica/useReplica.ts';
import { EpicItem } from './EpicItem.tsx';
import styles from './releaseWhat.module.css';
import { useFocusOnMore } from './useFocusOnMore.ts';

const CopyFromReleaseDialog = lazyDialog(() =>
  import('../card/CopyFromReleaseDialog.tsx').then((file) => file.CopyFromReleaseDialog),
);
/** The page renders without MUI, which the form needs. */
const CreateEpic = lazyAtEnd(async () => {
  const [file, { withMuiTheme }] = await Promise.all([
    import('./CreateEpic.tsx'),
    import('#web/base/theme/MuiTheme.tsx'),
  ]);
  return withMuiTheme(file.CreateEpic);
});

type Props = {
  place: Place;
  /** The key of the epic that the address opens. */
  expandEpic: string | undefined;
  more: ReturnType<typeof useReleaseWhat>['more'];
  locked: boolean;
};

/**
 * The epics of an Activity in a release, in the order of the number at the start of their keys, fifteen at a time
 * (rules epic.15, epic.16).
 */
export function EpicColumn({ place, expandEpic, more, locked }: Props) {
  const titleId = useId();
  const { scope } = useMap();
  const [copying, setCopying] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const ids = useRow(scope, epics.indexes.ofPlace, placeKey(place));
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(expandEpic && [expandEpic]));
  // A link to the same epic, such as a search result, opens it once more.
  const visit = useLocation().key;
  const isThere = expandEpic === undefined || ids.includes(expandEpic);
  const [visited, setVisited] = useState({ visit, wasThere: isThere });
  if (visit !== visited.visit) {
    setVisited({ visit, wasThere: isThere });
    if (expandEpic !== undefined) setExpanded(new Set([...expanded, expandEpic]));
  }
  const toggle = useCallback((id: string) => {
    setExpanded((was) => {
      const next = new Set(was);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  // New epics come after others that are not loaded yet.
  const isRead = (id: string) =>
    more.after === null || (!isTemporary(id) && compareEpics({ id }, { id: more.after }) <= 0);
  const list = (some: readonly string[], ref?: Ref<HTMLUListElement>) => (
    <ul aria-labelledby={titleId} ref={ref} className={styles['list']}>
      {some.map((id) => (
        <EpicItem
          key={scope.aliases.keyOf(id)}
          id={id}
          place={place}
          sought={id === expandEpic ? visit : null}
          isExpanded={expanded.has(id)}
          onToggle={toggle}
          locked={locked}
        />
      ))}
    </ul>
  );
  const read = ids.filter(isRead);
  const later = ids.filter((id) => !isRead(id));
  const { list: listed, button, remember } = useFocusOnMore(read.length, more.isFetching);
  const goToField = () => {
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus();
  };
  return (
    <section aria-labelledby={titleId} ref={keepFocus} className={styles['epics']}>
      <div className={styles['epicsHead']}>
        <Text as="h3" look="subtitle" id={titleId}>
          {texts.epics}
        </Text>
        <Text as="span" quiet className={styles['count']}>
          {ids.length + more.count || ''}
        </Text>
        {!locked && ids.length > 3 && (
          <Button start={<Icon path={plus} />} onClick={goToField}>
            {texts.newEpic}
          </Button>
        )}
      </div>
      {/* Nothing is said of an epic that was here at first and has been moved or deleted since. */}
      {!isThere && !visited.wasThere && <Quiet>{texts.epicGone}</Quiet>}
      {ids.length === 0 && (
        <div className={styles['none']}>
          <Text>{texts.noEpics}</Text>
          {!locked && <Quiet>{texts.noEpicsHelp}</Quiet>}
        </div>
      )}
      {read.length > 0 && list(read, listed)}
      {more.after !== null && (
        <div className={styles['more']}>
          <Text className={styles['onPaper']}>{texts.notPrinted({ count: more.count })}</Text>
          <Button
            busy={more.isFetching}
            ref={button}
            onClick={() => {
              remember();
              void more.fetch();
            }}
          >
            {texts.showMore({ count: Math.min(EPIC_PAGE_SIZE, more.count) })}
          </Button>
          <FieldError text={more.error?.message} />
        </div>
      )}
      {later.length > 0 && list(later)}
      {!locked && (
        <div className={styles['create']}>
          <Suspense fallback={<div className={styles['createLoading']} />}>
            <CreateEpic place={place} field={field} />
          </Suspense>
          <Button onClick={() => setCopying(true)} className={styles['copy']}>
            {epicCardTexts.copyFrom}
          </Button>
          <CopyFromReleaseDialog open={copying} place={place} onClose={() => setCopying(false)} />
        </div>
      )}
    </section>
  );
}
