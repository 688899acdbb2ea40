import type { ReactNode } from 'react';
import { isSameLabel } from '#shared/rules/whoGroups.ts';
import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { counted } from '#web/map/selection/words.ts';
import { useMayEdit } from '#web/map/useMap.ts';
import { isSamePlace, type WhoColumn, type WhoPlace } from '../model/columns.ts';
import { categoryName, groupName } from '../model/words.ts';
import { type LinkCounts, useWhoActions, useWhoUi } from '../whoContext.ts';
import { Card } from './Card.tsx';
import { Label } from './Label.tsx';
import { NewWho } from './NewWho.tsx';
import styles from './who.module.css';

/** A column of the Who board: a group, which is shown as a Category, with its Whos by sub-category (rule who.6). */
export function Column({ column, counts }: { column: WhoColumn; counts: LinkCounts }) {
  const { label, whos, parts } = column;
  const actions = useWhoActions();
  const editable = useMayEdit();
  const name = groupName(label);
  const isRenaming = useWhoUi(({ editor }) => editor?.kind === 'group' && isSameLabel(editor.group, label));
  const isOver = useWhoUi(({ drag }) => {
    const over = drag?.landing?.target;
    return over !== undefined && isSameLabel(over.group, label);
  });
  return (
    <section className={styles['column']} aria-label={name} data-group={label ?? ''} data-over={isOver || undefined}>
      <header className={styles['head']}>
        <Label
          text={name}
          isNone={label === null}
          level={2}
          rename={label === null ? whoTexts.nameNoCategory : fill(whoTexts.renameCategory, { name })}
          fieldLabel={fill(whoTexts.categoryName, { name })}
          initial={label ?? ''}
          of={{ kind: 'group', group: label }}
          isEditing={isRenaming}
          onSave={(text) => actions.renameGroup(label, text)}
        />
        <span className={styles['count']}>
          <span aria-hidden="true">{whos.length}</span>
          <span className={styles['hidden']}>{counted(whoTexts.count, whos.length)}</span>
        </span>
      </header>
      {parts.map((part) => (
        <Part
          key={part.label ?? ''}
          place={{ group: label, category: part.label }}
          withLabel={parts.length > 1 || part.label !== null}
          group={name}
        >
          {part.whos.map((who) => (
            <Card key={who.id} who={who} whats={counts.get(who.id)?.whats ?? 0} whos={counts.get(who.id)?.whos ?? 0} />
          ))}
        </Part>
      ))}
      {parts.length === 0 && <p className={styles['empty']}>{whoTexts.empty}</p>}
      {/* Below named sub-categories it is the way to be in none of them. */}
      {editable && !parts.some((part) => part.label === null) && (
        <NewWho
          place={{ group: label, category: null }}
          {...(parts.length > 0 && { text: fill(whoTexts.addTo, { place: name }) })}
        />
      )}
    </section>
  );
}

function Part({
  place,
  withLabel,
  group,
  children,
}: {
  place: WhoPlace;
  withLabel: boolean;
  group: string;
  children: ReactNode;
}) {
  const actions = useWhoActions();
  const editable = useMayEdit();
  const name = categoryName(place.category);
  const isRenaming = useWhoUi(({ editor }) => editor?.kind === 'category' && isSamePlace(editor.place, place));
  const isOver = useWhoUi(({ drag }) => {
    const over = drag?.landing?.target;
    return over !== undefined && isSamePlace(over, place);
  });
  return (
    <div
      className={styles['part']}
      role="group"
      aria-label={name}
      data-part={place.category ?? ''}
      data-over={isOver || undefined}
    >
      {(withLabel || isRenaming) && (
        <Label
          text={name}
          isNone={place.category === null}
          level={3}
          rename={
            place.category === null
              ? fill(whoTexts.nameNoSubCategory, { group })
              : fill(whoTexts.renameSubCategory, { name, group })
          }
          fieldLabel={fill(whoTexts.subCategoryName, { name })}
          initial={place.category ?? ''}
          of={{ kind: 'category', place }}
          isEditing={isRenaming}
          onSave={(text) => actions.renameCategory(place, text)}
        />
      )}
      {children}
      {editable && <NewWho place={place} />}
    </div>
  );
}
