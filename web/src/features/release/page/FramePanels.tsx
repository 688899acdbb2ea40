import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { FrameKind } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { paths } from '#web/base/paths.ts';
import { Button } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Text } from '#web/components/controls/Text.tsx';
import { ObjectiveItem } from '#web/components/frame/ObjectiveItem.tsx';
import { EmptyLine } from '#web/components/state/EmptyLine.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from '../list/releases.module.css';
import type { Manage } from '../model/manage.ts';

type Named = { id: string; name: string };

type Props = {
  objectives: readonly Named[];
  problems: readonly Named[];
  /** Undefined while the release is read-only. */
  onManage: Manage | undefined;
};

/** The objectives that a release serves, with their benefits to unfold, and the problems that it takes on. */
export function FramePanels({ objectives, problems, onManage }: Props) {
  const containerId = useContainerId();
  return (
    <div className={styles['framePanels']}>
      <Panel kind="objective" isEmpty={objectives.length === 0} onManage={onManage}>
        {objectives.map(({ id, name }) => (
          <ObjectiveItem key={id} id={id} name={name} isOnMap />
        ))}
      </Panel>
      <Panel kind="problem" isEmpty={problems.length === 0} onManage={onManage}>
        {problems.map(({ id, name }) => (
          <li key={id} className={styles['problem']}>
            <Link to={paths.frame(containerId, 'problem', id)} className={controls['name']} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </Panel>
    </div>
  );
}

type PanelProps = { kind: FrameKind; isEmpty: boolean; onManage: Manage | undefined; children: ReactNode };

function Panel({ kind, isEmpty, onManage, children }: PanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles['box']} ${styles['panel']}`}>
      <div className={styles['frameHead']}>
        <Text as="h3" look="caption" quiet id={titleId} className={styles['label']}>
          {texts[kind].ofRelease}
        </Text>
        {onManage !== undefined && (
          <Button onClick={() => onManage(kind)} aria-label={texts[kind].manage}>
            {texts.manage}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <EmptyLine text={texts[kind].noneOfRelease} />
      ) : (
        <ul aria-labelledby={titleId} className={styles['frameList']}>
          {children}
        </ul>
      )}
    </section>
  );
}
