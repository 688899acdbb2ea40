import { useState } from 'react';
import { deleteError, editError, isErased } from '#shared/rules/comments.ts';
import { withNames } from '#shared/rules/mentions.ts';
import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
import * as texts from '#shared/texts/comments.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ActionMenu } from '#web/components/dialog/ActionMenu.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { AgoText } from '#web/components/text/AgoText.tsx';
import { FormattedText } from '#web/components/text/FormattedText.tsx';
import type { SeenComment } from '#web/replica/comment/useComments.ts';
import { personColour } from '#web/replica/presence/personColour.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { useContainerId, useMapRole } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';
import styles from './comments.module.css';
import { Composer } from './Composer.tsx';
import type { NameOf } from './nameOf.ts';
import { ReactButton, Reactions } from './Reactions.tsx';
import type { CommentActs } from './useCommentActs.ts';

type Props = {
  comment: SeenComment;
  acts: CommentActs;
  nameOf: NameOf;
  mayComment: boolean;
  /** Whether it has come since the user looked. */
  isFresh: boolean;
};

/** One comment: who, when, what, and the reactions to it. */
export function CommentRow({ comment, acts, nameOf, mayComment, isFresh }: Props) {
  const scope = mapScope(useContainerId());
  const { uid } = useMapPerson();
  const [isEditing, setEditing] = useState(false);
  const name = nameOf(comment.by);
  const isSent = comment.unconfirmed?.isNew !== true;
  const onReact = mayComment && isSent ? acts.react.bind(null, comment) : undefined;
  return (
    <article className={styles['comment']} aria-label={texts.commentBy({ name })} data-sending={!isSent || undefined}>
      <Avatar
        initials={initialsOfName(name)}
        className={styles['avatar']}
        style={{ backgroundColor: personColour(comment.by) }}
      />
      <div className={styles['body']}>
        <header className={styles['head']}>
          <Text className={styles['name'] ?? ''} dir="auto">
            {name}
          </Text>
          <Text look="compact" quiet className={styles['when'] ?? ''}>
            {isSent ? <AgoText at={comment.at} text={(ago) => ago} /> : texts.sending}
            {comment.editedAt !== null && ` · ${texts.edited}`}
          </Text>
          {isFresh && <span className={styles['fresh']}>{texts.fresh}</span>}
          <span className={styles['acts']}>
            {onReact !== undefined && <ReactButton comment={comment} uid={uid} onReact={onReact} />}
            {mayComment && isSent && (
              <More
                comment={comment}
                name={name}
                onEdit={() => setEditing(true)}
                onDelete={() => acts.remove(comment)}
              />
            )}
          </span>
        </header>
        {isEditing ? (
          <Composer
            label={texts.editLabel}
            submitLabel={texts.save}
            place={{ scope, entity: comment.id, field: 'comment' }}
            text={withNames(comment.text, nameOf)}
            autoFocus
            onSend={async (text) => acts.edit(comment, text)}
            onSent={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        ) : isErased(comment) ? (
          <Text quiet>{texts.deleted}</Text>
        ) : (
          <FormattedText label={texts.commentBy({ name })} text={comment.text} nameOf={nameOf} />
        )}
        <Reactions comment={comment} uid={uid} nameOf={nameOf} onReact={onReact} />
      </div>
    </article>
  );
}

type MoreProps = { comment: SeenComment; name: string; onEdit: () => void; onDelete: () => void };

/** What its author, and the owner of the story map, can do with a comment. Nothing for others. */
function More({ comment, name, onEdit, onDelete }: MoreProps) {
  const { uid } = useMapPerson();
  const mapRole = useMapRole();
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLSpanElement | null>(null);
  const mayEdit = editError(comment, uid) === undefined && !isErased(comment);
  const mayDelete = deleteError(comment, { uid, mapRole }) === undefined;
  if (!mayEdit && !mayDelete) return null;
  return (
    <span ref={setAnchor}>
      <QuietButton label={texts.menuOf({ name })} onClick={() => setOpen(true)}>
        <Icon path={more} small />
      </QuietButton>
      <ActionMenu
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={texts.menuOf({ name })}
        groups={[
          [
            ...(mayEdit ? [{ label: texts.edit, act: onEdit }] : []),
            ...(mayDelete ? [{ label: texts.remove, act: onDelete }] : []),
          ],
        ]}
      />
    </span>
  );
}
