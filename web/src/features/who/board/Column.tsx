import type { ReactNode } from 'react';
import * as whoTexts from '#shared/texts/who.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { isSamePlace, type WhoColumn, type WhoPlace } from '../model/columns.ts';
import { categoryName, groupName } from '../model/words.ts';
import { type LinkCounts, useWhoActions, useWhoUi } from '../whoContext.ts';
import { Card } from './Card.tsx';
import { Label } from './Label.tsx';
import { LabelField } from './LabelField.tsx';
import { NewWho } from './NewWho.tsx';
import styles from './who.module.css';

/** A column of the Who board: a group, labelled as a Category, with its Whos by sub-category (rule who.6). */
export function Column({ column, counts }: { column: WhoColumn; counts: LinkCounts }) {
  const { group, whos, parts } = column;
  const groupId = group?.id ?? null;
  const editable = useMayEdit();
  const name = groupName(group);
  const isOver = useWhoUi(({ drag }) => drag?.landing?.target.groupId === groupId);
  const isDragged = useWhoUi(({ labelDrag }) => labelDrag !== null && labelDrag.item === groupId);
  return (
    <section
      className={styles['column']}
      aria-label={name}
      data-group={groupId ?? ''}
      data-over={isOver || undefined}
      data-dragged={isDragged || undefined}
    >
      <header className={styles['head']} data-grip={groupId ?? undefined}>
        <Label
          id={groupId}
          text={name}
          level={2}
          rename={whoTexts.renameCategory({ name })}
          fieldLabel={whoTexts.categoryName({ name })}
        />
        <span className={styles['count']}>
          <span aria-hidden="true">{whos.length}</span>
          <span className={visuallyHidden['text']}>{whoTexts.count({ count: whos.length })}</span>
        </span>
      </header>
      {parts.map((part) => (
        <Part
          key={part.category?.id ?? ''}
          category={part.category}
          place={{ groupId, categoryId: part.category?.id ?? null }}
          withLabel={parts.length > 1 || part.category !== null}
          group={name}
        >
          {part.whos.map((who) => (
            <Card key={who.id} who={who} whats={counts.get(who.id)?.whats ?? 0} whos={counts.get(who.id)?.whos ?? 0} />
          ))}
        </Part>
      ))}
      {parts.length === 0 && <p className={styles['empty']}>{whoTexts.empty}</p>}
      {groupId !== null && <NewCategory groupId={groupId} group={name} />}
      {/* Below named sub-categories, this is where Whos without one go. */}
      {editable && !parts.some((part) => part.category === null) && (
        <NewWho
          place={{ groupId, categoryId: null }}
          {...(parts.length > 0 && { text: whoTexts.addTo({ place: name }) })}
        />
      )}
    </section>
  );
}

type PartProps = {
  category: WhoColumn['parts'][number]['category'];
  place: WhoPlace;
  withLabel: boolean;
  group: string;
  children: readonly ReactNode[];
};

function Part({ category, place, withLabel, group, children }: PartProps) {
  const editable = useMayEdit();
  const name = categoryName(category);
  const { categoryId } = place;
  const isOver = useWhoUi(({ drag }) => {
    const over = drag?.landing?.target;
    return over !== undefined && isSamePlace(over, place);
  });
  const isDragged = useWhoUi(({ labelDrag }) => labelDrag !== null && labelDrag.item === categoryId);
  return (
    <div
      className={styles['part']}
      role="group"
      aria-label={name}
      data-part={categoryId ?? ''}
      data-over={isOver || undefined}
      data-dragged={isDragged || undefined}
    >
      {withLabel && (
        <div className={styles['partHead']} data-grip={categoryId ?? undefined}>
          <Label
            id={categoryId}
            text={name}
            level={3}
            rename={whoTexts.renameSubCategory({ name, group })}
            fieldLabel={whoTexts.subCategoryName({ name })}
          />
        </div>
      )}
      {children.length === 0 && <p className={styles['none']}>{whoTexts.empty}</p>}
      {children}
      {editable && <NewWho place={place} />}
    </div>
  );
}

/** The field for a new sub-category, at the end of its category. */
function NewCategory({ groupId, group }: { groupId: string; group: string }) {
  const actions = useWhoActions();
  const isNaming = useWhoUi(({ editor }) => editor?.kind === 'newCategory' && editor.groupId === groupId);
  if (!isNaming) return null;
  return (
    <LabelField
      label={whoTexts.newSubCategory({ group })}
      note={whoTexts.newCategoryKeys}
      placeholder={whoTexts.addSubCategory}
      initial=""
      onSave={(text) => actions.addLabel('category', groupId, text)}
      onClose={() => actions.ui.set({ editor: null })}
    />
  );
}
