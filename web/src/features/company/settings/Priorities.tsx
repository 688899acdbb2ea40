import { useLayoutEffect, useRef, useState } from 'react';
import type { Priority, Settings } from '#shared/model/company/settings.ts';
import { orderedPriorities } from '#shared/rules/company/priorities.ts';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown, arrowUp } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { priorityColor } from '#web/components/field/priorityColor.ts';
import { type Announcement, LiveRegion } from '#web/components/focus/LiveRegion.tsx';
import { returnFocus } from '#web/components/focus/returnFocus.ts';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { shiftOf } from './rowPlaces.ts';
import { SettingRow } from './SettingRow.tsx';
import styles from './settings.module.css';
import { SettingSection } from './SettingSection.tsx';
import { useRowDragging } from './useRowDragging.ts';
import { useSettingCommands } from './useSettingCommands.ts';

const PriorityDialog = lazyDialog(() => import('./PriorityDialog.tsx').then((file) => file.PriorityDialog));

type Props = {
  settings: Settings;
  /** How often one is used; undefined until that was counted. */
  usesOf: (id: string) => number | undefined;
};

/** The company's priorities in their order, which is changed by dragging or by the arrows (rule company.14). */
export function Priorities({ settings, usesOf }: Props) {
  const { changePriority, movePriority } = useSettingCommands();
  const [edited, setEdited] = useState<{ priority: Priority | null; open: boolean }>();
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  const byId = new Map(settings.priorities.map((priority) => [priority.id, priority]));
  const order = orderedPriorities(settings).map(({ id }) => id);
  const nameOf = (id: string) => byId.get(id)?.name ?? '';
  const announce = (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  const move = (id: string, newOrder: number) => {
    movePriority({ company: settings.id, priority: id, newOrder });
    return settingsTexts.moved({ name: nameOf(id), place: newOrder + 1, count: order.length });
  };
  const { rows, dragged, landing } = useRowDragging({ nameOf: (id) => byId.get(id)?.name, move, announce });
  // The browser takes the focus from a button whose row moves.
  const pressed = useRef<Element | null>(null);
  const moveByKey = (id: string, place: number) => {
    pressed.current = document.activeElement;
    announce(move(id, place));
  };
  const placesOf = order.join();
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement) returnFocus(pressed.current);
    pressed.current = null;
  }, [placesOf]);
  return (
    <>
      <DragBoard
        editable
        kinds={[rows]}
        preview={dragged !== null && <div className={styles['preview']}>{nameOf(dragged)}</div>}
        className={styles['priorities']}
      >
        <SettingSection
          title={settingsTexts.priorities}
          help={settingsTexts.prioritiesHelp}
          addLabel={settingsTexts.addPriority}
          onAdd={() => setEdited({ priority: null, open: true })}
        >
          {order.flatMap((id, place) => {
            const priority = byId.get(id);
            if (priority === undefined) return [];
            const { name, active } = priority;
            return (
              <SettingRow
                key={id}
                name={name}
                uses={usesOf(id)}
                mark={
                  <span aria-hidden className={styles['dot']} style={{ backgroundColor: priorityColor(priority) }} />
                }
                switched={{
                  text: active ? settingsTexts.active : settingsTexts.notActive,
                  label: settingsTexts.activeNamed({ name }),
                  on: active,
                }}
                busy={changePriority.isPending && changePriority.variables?.id === id}
                onSwitch={(on) => changePriority.mutate({ id, active: on })}
                onEdit={() => setEdited({ priority, open: true })}
                row={{
                  id,
                  isDragged: id === dragged,
                  shift: shiftOf(place, dragged === null ? -1 : order.indexOf(dragged), landing),
                }}
              >
                <QuietButton
                  label={settingsTexts.moveUp({ name })}
                  disabled={place === 0}
                  onClick={() => moveByKey(id, place - 1)}
                >
                  <Icon path={arrowUp} />
                </QuietButton>
                <QuietButton
                  label={settingsTexts.moveDown({ name })}
                  disabled={place === order.length - 1}
                  onClick={() => moveByKey(id, place + 1)}
                >
                  <Icon path={arrowDown} />
                </QuietButton>
              </SettingRow>
            );
          })}
        </SettingSection>
      </DragBoard>
      <LiveRegion announcement={announcement} />
      {edited !== undefined && (
        <PriorityDialog
          key={edited.priority?.id ?? 'new'}
          priority={edited.priority}
          open={edited.open}
          onClose={() => setEdited({ ...edited, open: false })}
        />
      )}
    </>
  );
}
