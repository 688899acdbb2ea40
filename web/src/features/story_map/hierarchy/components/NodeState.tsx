import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import { paths } from '#web/base/paths.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { warning } from '#web/components/controls/icons.ts';
import { chevronRight, lock, refresh } from '#web/components/controls/pageIcons.ts';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import styles from '../hierarchy.module.css';
import type { NodeProps } from './nodeProps.ts';

type Props = NodeProps & { id: string; isActive: boolean };

/** What is below a story map, or the button that fetches, shows or hides it. */
export function NodeState({ node, view, id, isActive, onExpand, onCollapse }: Props) {
  const { path, below, isExpanded } = node;
  const name = node.name ?? texts.closed;
  const tabIndex = isActive ? undefined : -1;
  switch (below.kind) {
    case 'children':
      if (view === 'tree')
        return (
          <Button
            className={styles['state']}
            tabIndex={tabIndex}
            end={<Icon path={chevronRight} small />}
            onClick={() => (isExpanded ? onCollapse(path) : onExpand(node))}
          >
            {(isExpanded ? texts.shown : texts.hidden)({ count: below.count })}
          </Button>
        );
      return (
        <span className={styles['toggle']} data-open={isExpanded || undefined}>
          <QuietButton
            label={(isExpanded ? texts.collapse : texts.expand)({ name })}
            tabIndex={tabIndex}
            onClick={() => (isExpanded ? onCollapse(path) : onExpand(node))}
          >
            <Icon path={chevronRight} small />
          </QuietButton>
        </span>
      );
    case 'unfetched':
    case 'fetching':
      return (
        <Button
          className={styles['state']}
          tabIndex={tabIndex}
          busy={below.kind === 'fetching'}
          onClick={() => onExpand(node)}
        >
          {texts.fetch[view]}
        </Button>
      );
    case 'none':
      return (
        <Button
          className={`${styles['state']} ${styles['quiet']}`}
          tabIndex={tabIndex}
          start={<Icon path={refresh} small />}
          onClick={() => onExpand(node)}
        >
          {texts.refetch}
        </Button>
      );
    case 'failed':
      return (
        <span className={styles['notice']} id={id}>
          <Icon path={warning} small />
          <span>{below.error.message}</span>
          <Button tabIndex={tabIndex} aria-label={texts.retry({ name })} onClick={() => onExpand(node)}>
            {commonTexts.tryAgain}
          </Button>
        </span>
      );
    case 'closed':
      return (
        <span className={styles['notice']}>
          <Icon path={lock} small />
          <ButtonLink tabIndex={tabIndex} to={paths.storyMap(node.id)}>
            {commonTexts.askForAccess}
          </ButtonLink>
        </span>
      );
    default:
      return (
        <span className={styles['notice']} id={id}>
          {below.kind === 'limit' ? texts.limit : texts.repeat}
        </span>
      );
  }
}
