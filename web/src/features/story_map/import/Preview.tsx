import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ImportItem } from '#shared/model/story_map/importItem.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';
import { Alert } from '#web/components/controls/Alert.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Progress } from '#web/components/controls/Progress.tsx';
import { Select } from '#web/components/controls/Select.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './import.module.css';
import { Lines } from './Lines.tsx';
import { Mapping } from './Mapping.tsx';
import { outcomesOf } from './outcomes.ts';
import type { Source } from './readSource.ts';
import { useImport, usePreview } from './useImport.ts';
import { usePlan } from './usePlan.ts';

type Props = { source: Source; onBack: () => void; onBusy: (isBusy: boolean) => void; onClose: () => void };

/** Shows what would become of each line of a source, then imports it. */
export function Preview({ source, onBack, onBusy, onClose }: Props) {
  const containerId = useContainerId();
  const company = useSettings();
  const { mapping, setMapping, settings, setLinkTypeId, lines } = usePlan(source, company.data);
  const items = useMemo(() => lines.flatMap(({ item }) => (item === null ? [] : [item])), [lines]);
  const preview = usePreview(containerId);
  const imported = useImport(containerId);
  const [isSent, setSent] = useState(false);
  const check = useEffectEvent((all: readonly ImportItem[]) => {
    if (all.length > 0) preview.mutate(all);
  });
  useEffect(() => check(items), [items]);

  const outcomes = outcomesOf(lines, isSent ? imported.answers : (preview.data ?? []));
  const count = outcomes.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length;
  const isChecked = preview.isSuccess && preview.variables === items;
  const isDone = isSent && imported.answers.length === items.length;
  const parts = { done: String(imported.answers.length), total: String(items.length) };

  const run = () => {
    setSent(true);
    onBusy(true);
    imported.mutate(items, { onSettled: () => onBusy(false) });
  };
  const primary = ((): { text: string; act: () => void; disabled?: boolean } => {
    if (imported.isPending) return { text: texts.stop, act: imported.stop };
    if (isDone) return { text: commonTexts.close, act: onClose };
    if (isSent) return { text: texts.goOn, act: run };
    if (preview.isError) return { text: commonTexts.tryAgain, act: () => preview.mutate(items) };
    const isNothing = isChecked && count === 0;
    return { text: isNothing ? texts.nothing : texts.submit({ count }), act: run, disabled: !isChecked || isNothing };
  })();
  const linkTypes = settings?.linkTypes ?? [];
  const hasLinks = items.some(({ type }) => type === 'what_who_link');
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {source.kind === 'table' && !isSent && <Mapping rows={source.rows} mapping={mapping} onChange={setMapping} />}
        {source.kind === 'map' && !isSent && (
          <Text look="compact" quiet>
            {texts.leftOut}
          </Text>
        )}
        {hasLinks && !isSent && source.kind === 'table' && linkTypes.length > 1 && (
          <span>
            <Select
              aria-label={texts.mapping.linkType}
              prefix={texts.mapping.linkType}
              value={settings?.linkTypeId ?? ''}
              options={linkTypes.map(({ id, name }) => [id, name])}
              onChange={setLinkTypeId}
            />
          </span>
        )}
        <div role="status" className={styles['status']}>
          {preview.isPending && texts.checking({ done: String(preview.done), total: String(items.length) })}
          {imported.isPending && (
            <>
              <Progress aria-label={texts.title} done={imported.answers.length} total={items.length} />
              {texts.progress(parts)}
            </>
          )}
          {isDone && <Alert severity="success">{`${texts.finished} ${texts.undoHint}`}</Alert>}
          {imported.data?.isStopped === true && !imported.isPending && (
            <Alert severity="warning">{texts.stopped(parts)}</Alert>
          )}
        </div>
        <ErrorAlert text={imported.isError ? texts.failed({ ...parts, message: imported.error.message }) : undefined} />
        <ErrorAlert text={(preview.error ?? company.error)?.message} />
        {items.length === 0 && company.data !== undefined && lines.length === 0 && (
          <Alert severity="info">{source.kind === 'table' ? texts.errors.noBackbone : texts.errors.empty}</Alert>
        )}
        {lines.length > 0 && <Lines outcomes={outcomes} />}
      </DialogContent>
      <DialogActions>
        {!isSent && <Button onClick={onBack}>{texts.back}</Button>}
        {!imported.isPending && !isDone && (
          <Button onClick={onClose}>{isSent ? commonTexts.close : commonTexts.cancel}</Button>
        )}
        {/* One button through all steps, which keeps the focus. */}
        <Button variant="contained" disabled={primary.disabled} onClick={primary.act}>
          {primary.text}
        </Button>
      </DialogActions>
    </>
  );
}
