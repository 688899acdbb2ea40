import { type ReactNode, useId } from 'react';
import type { ChangeRequestCard, RequestAnswer } from '#shared/model/changeRequest.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import { Icon } from '../controls/Icon.tsx';
import { cancel, completed, pending } from '../controls/pageIcons.ts';
import { Text } from '../controls/Text.tsx';
import { DateText } from '../text/DateText.tsx';
import { AffectedMaps } from './AffectedMaps.tsx';
import styles from './requestCard.module.css';
import { textsOf } from './textsOf.ts';
import { type DiffPart, wordDiff } from './wordDiff.ts';

type Props = {
  card: ChangeRequestCard;
  /** The person who reads. */
  uid: string;
  /** The name of a person, by uid. */
  nameOf: (uid: string) => string;
  /** The address of a story map. */
  pathOf: (containerId: string) => string;
  actions: ReactNode;
};

/** A change request: what it would change, on which story maps, and who has answered what (rule change.14). */
export function RequestCard({ card, uid, nameOf, pathOf, actions }: Props) {
  const id = useId();
  const { changeType, date, owner, escalated } = card;
  const [old, wanted] = textsOf(card);
  const parts = wordDiff(old, wanted);
  return (
    <li className={styles['card']} aria-labelledby={`${id}kind ${id}wanted`}>
      <div className={styles['top']}>
        <Text as="h3" look="subtitle" id={`${id}kind`}>
          {texts.kind[changeType]}
        </Text>
        {escalated && <span className={styles['escalated']}>{texts.escalated}</span>}
        <Text as="span" look="caption" quiet className={styles['by'] ?? ''}>
          {owner === uid ? texts.bySelf : texts.by({ name: nameOf(owner) })} · <DateText at={date} />
        </Text>
      </div>
      <dl className={styles['values']}>
        <dt>{texts.now}</dt>
        <dd dir="auto">{parts.old.map((part, i) => markedAs('del', part, i))}</dd>
        <dt>{texts.wanted}</dt>
        <dd dir="auto" id={`${id}wanted`}>
          {parts.wanted.map((part, i) => markedAs('ins', part, i))}
        </dd>
      </dl>
      <div className={styles['around']}>
        <AffectedMaps card={card} pathOf={pathOf} />
        <section aria-labelledby={`${id}people`}>
          <Text as="h4" look="label" quiet id={`${id}people`}>
            {texts.people}
          </Text>
          <People card={card} uid={uid} nameOf={nameOf} />
        </section>
      </div>
      <div className={styles['actions']}>{actions}</div>
    </li>
  );
}

const markedAs = (Tag: 'del' | 'ins', { text, isOwn }: DiffPart, i: number) =>
  isOwn ? <Tag key={i}>{text}</Tag> : <span key={i}>{text}</span>;

const looks = {
  accepted: { icon: completed, className: styles['accepted'] },
  declined: { icon: cancel, className: styles['declined'] },
  empty: { icon: pending, className: styles['noResponse'] },
} as const;
const answerName = (answer: RequestAnswer): keyof typeof looks =>
  answer === 'empty' ? 'empty' : answer ? 'accepted' : 'declined';

function People({ card: { members }, uid, nameOf }: Pick<Props, 'card' | 'uid' | 'nameOf'>) {
  const people = Object.entries(members)
    .map(([id, answer]) => ({ id, name: nameOf(id), answer: answerName(answer) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  if (people.length === 0)
    return (
      <Text look="compact" quiet>
        {texts.noPeople}
      </Text>
    );
  return (
    <ul className={styles['list']}>
      {people.map(({ id, name, answer }) => (
        <li key={id} className={styles['person']}>
          <span className={looks[answer].className}>
            <Icon path={looks[answer].icon} small />
          </span>
          <span dir="auto" className={styles['name']}>
            {id === uid ? texts.you({ name }) : name}
          </span>
          <span className={styles['answer']}>{texts.answers[answer]}</span>
        </li>
      ))}
    </ul>
  );
}
