import { type CSSProperties, useMemo } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { initiativesTexts as texts } from '#shared/texts/initiatives.ts';
import { useSettings } from '#web/company/useSettings.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Message } from '#web/components/Message.tsx';
import { useNarrow } from '#web/map/components/useNarrow.ts';
import type { InitiativeBoard } from '../model/board.ts';
import { GroupRow } from './GroupRow.tsx';
import styles from './initiative.module.css';
import { NarrowGroup } from './NarrowGroup.tsx';

type Props = {
  name: string;
  board: InitiativeBoard;
  mayEdit: boolean;
};

/** The Activities across and the release groups down, with heads that stay in view. On a phone, a list of groups. */
export function Board({ name, board, mayEdit }: Props) {
  const narrow = useNarrow();
  const settings = useSettings().data;
  const priorities = useMemo(
    () => new Map((settings?.priorities ?? []).map((priority) => [priority.id, priority])),
    [settings],
  );
  const { whats, groups } = board;
  if (groups.length === 0 && whats.length === 0)
    return <Message title={texts.noGroups} text={mayEdit ? texts.noGroupsEditor : texts.noGroupsViewer} />;
  if (narrow)
    return (
      <div className={styles['list']}>
        {groups.map((group) => (
          <NarrowGroup key={group.id} group={group} board={board} priorities={priorities} />
        ))}
      </div>
    );
  return (
    <section
      className={styles['scroller']}
      aria-label={fill(texts.board, { name })}
      style={{ '--columns': Math.max(1, whats.length) } as CSSProperties}
    >
      <div className={styles['grid']}>
        <div className={styles['heads']}>
          <div className={styles['corner']}>
            <Text as="h2" look="caption" quiet>
              {texts.releases}
            </Text>
          </div>
          <h2 className={styles['hidden']}>{texts.activities}</h2>
          {whats.map(({ id, description }) => (
            <div key={id} className={styles['what']}>
              <span dir="auto" title={description ?? texts.unknownWhat}>
                {description ?? texts.unknownWhat}
              </span>
            </div>
          ))}
          {whats.length === 0 && <div className={styles['noWhats']}>{texts.noWhats}</div>}
        </div>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} board={board} priorities={priorities} />
        ))}
        {groups.length === 0 && <div className={styles['noGroups']}>{texts.noGroups}</div>}
      </div>
    </section>
  );
}
