import { type CSSProperties, type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ReleaseWhat } from '#shared/model/release/release.ts';
import { totalsOfParts } from '#shared/rules/releaseTotals.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { isReturnFrom, returnedTo } from '#web/components/focus/pageStart.ts';
import { EpicProgress } from '#web/components/release/EpicProgress.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { type RowCard, rowsOf } from '#web/replica/release/rows.ts';
import { useContainerId, useWholeLayout } from '#web/replica/story_map/useMap.ts';
import styles from '../list/releases.module.css';

type Props = { releaseId: string; whats: ReadonlyMap<string, ReleaseWhat>; onManage: (() => void) | undefined };

/** The Activities of a release in the order of the map, in two rows (rule release.7). */
export function ReleaseRows({ releaseId, whats, onManage }: Props) {
  const [layout] = useWholeLayout();
  const { backbone, skeleton } = rowsOf(layout, whats);
  return (
    <>
      {backbone.length + skeleton.length === 0 && (
        <EmptyState
          title={texts.noWhats}
          {...(onManage !== undefined && { text: texts.noWhatsHelp })}
          action={
            onManage !== undefined && (
              <Button variant="contained" onClick={onManage}>
                {texts.menu.whats}
              </Button>
            )
          }
        />
      )}
      <div className={styles['map']} style={{ '--columns': Math.max(1, backbone.length) } as CSSProperties}>
        <Row
          title={texts.rows.backbone}
          releaseId={releaseId}
          cards={backbone}
          tone="backbone"
          action={
            // An empty release has its button in the middle.
            onManage !== undefined &&
            backbone.length > 0 && (
              <Button start={<Icon path={plus} />} aria-label={texts.menu.whats} onClick={onManage}>
                {texts.addWhats}
              </Button>
            )
          }
        />
        <Row
          title={texts.rows.skeleton}
          releaseId={releaseId}
          cards={skeleton}
          tone="skeleton"
          columnOf={({ parentId }) => backbone.findIndex(({ id }) => id === parentId)}
        />
      </div>
    </>
  );
}

type Tone = 'backbone' | 'skeleton';

type RowProps = {
  title: string;
  releaseId: string;
  cards: readonly RowCard[];
  tone: Tone;
  action?: ReactNode;
  /** The column of a card; by default each has its own. */
  columnOf?: (card: RowCard) => number;
};

function Row({ title, releaseId, cards, tone, action, columnOf }: RowProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['row']}>
      <div className={styles['rowHead']}>
        <Text as="h3" look="caption" quiet id={titleId} className={styles['label']}>
          {title}
        </Text>
        {action}
      </div>
      {cards.length === 0 ? (
        <Text look="compact" quiet>
          {texts.none}
        </Text>
      ) : (
        <ul className={styles['notes']}>
          {cards.map((card, i) => (
            <RowItem key={card.id} releaseId={releaseId} card={card} tone={tone} column={(columnOf?.(card) ?? i) + 1} />
          ))}
        </ul>
      )}
    </section>
  );
}

type ItemProps = {
  releaseId: string;
  card: RowCard;
  tone: Tone;
  /** The column of its backbone Activity, from 1 on. */
  column: number;
};

/** An Activity of the release, which links to its page, or the parent of some, as their heading. */
function RowItem({ releaseId, card: { description, part }, tone, column }: ItemProps) {
  const place = { '--column': column } as CSSProperties;
  const containerId = useContainerId();
  const state: unknown = useLocation().state;
  if (part === undefined)
    return (
      <li style={place}>
        <div className={styles['note']} data-tone="heading">
          <ClampedText text={description} lines={3} />
        </div>
      </li>
    );
  return (
    <li style={place}>
      <Link
        to={paths.releaseWhat(containerId, releaseId, part.whatId)}
        {...(isReturnFrom(state, part.whatId) && returnedTo)}
        className={styles['note']}
        data-tone={tone}
      >
        <ClampedText text={description} lines={3} />
        <Text as="span" look="caption" className={styles['progress']}>
          <EpicProgress totals={totalsOfParts([part])} />
        </Text>
      </Link>
    </li>
  );
}
