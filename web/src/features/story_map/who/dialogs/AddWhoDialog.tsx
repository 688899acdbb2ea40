import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { labelOf } from '#shared/rules/whoGroups.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { companySearchTexts } from '#shared/texts/newActivity.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { useCompanySearch, type CompanyHit } from '#web/api/useSearch.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { focusFirstField } from '#web/components/focusFirst.ts';
import { useToasts } from '#web/components/toasts.ts';
import { useContainerId } from '../../board/boardContext.ts';
import { CompanyField } from '../../components/CompanyField.tsx';
import { useMapCommand } from '../../hooks/useMapCommand.ts';
import { useDragByTitle } from '../../new_activity/useDragByTitle.ts';
import type { WhoPlace } from '../model/columns.ts';
import { LabelInputs } from './LabelInputs.tsx';

type Props = {
  /** Where it is to stand, to begin with. */
  place?: WhoPlace;
  /** @param id the Who that was added last, or that was there already; null when nothing came of it */
  onClose: (id: string | null) => void;
};

/** Below this width it fills the screen, where it cannot be moved. */
const NARROW = '(max-width: 599.95px)';

/** A new Who, or one of the company's used again (foundation §2, §5). Enter submits; what was typed stays when that fails. It can be dragged by its title. */
export function AddWhoDialog({ place, onClose }: Props) {
  const containerId = useContainerId();
  const toasts = useToasts();
  const titleId = useId();
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const form = useRef<HTMLFormElement | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const drag = useDragByTitle(narrow ? null : paper);
  const [name, setName] = useState('');
  const [picked, setPicked] = useState<CompanyHit | null>(null);
  const [labels, setLabels] = useState({ group: place?.group ?? '', category: place?.category ?? '' });
  const [another, setAnother] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  const [last, setLast] = useState<{ id: string; name: string } | null>(null);
  const search = useCompanySearch('who_company', picked === null ? name : '', containerId);

  const add = useMapCommand('add_who', {
    onSuccess: ({ id, usedExistingWho }) => {
      if (usedExistingWho) toasts.show({ severity: 'info', text: whoTexts.reused, ms: TOAST_MS.info });
      if (!another) return onClose(id);
      setLast({ id, name: name.trim() });
      setName('');
      setPicked(null);
      setEmptied(false);
      field.current?.focus();
    },
  });
  const isNameless = picked === null && name.trim() === '';
  const close = () => onClose(last?.id ?? null);
  const submit = () => {
    setEmptied(isNameless);
    if (isNameless || add.isPending) return;
    add.mutate({ containerId, name: name.trim(), group: labelOf(labels.group), category: labelOf(labels.category), whoId: picked?.id ?? null });
  };
  const said = picked !== null ? whoTexts.picked : name === '' && last !== null ? fill(whoTexts.added, { name: last.name }) : undefined;
  return (
    <Dialog
      open
      fullScreen={narrow}
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        // A slip of the mouse must not cost what was typed.
        if (!add.isPending && (reason === 'escapeKeyDown' || isNameless)) close();
      }}
      slotProps={{ paper: { ref: setPaper, sx: { overflow: 'visible', ...(narrow && { m: 0, border: 0 }) } } }}
    >
      <Box
        component="form"
        ref={(element: HTMLFormElement | null) => {
          form.current = element;
          focusFirstField(element);
        }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={titleId} {...(!narrow && drag)} sx={narrow ? undefined : { cursor: 'move', userSelect: 'none', touchAction: 'none' }}>
          {whoTexts.addTitle}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <CompanyField
            label={whoTexts.name}
            value={name}
            onChange={(text) => {
              setName(text);
              setPicked(null);
              setEmptied(text.trim() === '');
            }}
            search={search}
            listLabel={companySearchTexts.whos}
            onPick={(hit) => {
              setPicked(hit);
              setName(hit.text);
              setEmptied(false);
            }}
            said={said}
            error={isEmptied && isNameless ? whoTexts.nameRequired : undefined}
            onEnter={() => form.current?.requestSubmit()}
            container={paper}
            field={field}
          />
          <LabelInputs value={labels} onChange={setLabels} />
          <ErrorAlert text={add.error?.message} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <FormControlLabel control={<Switch checked={another} onChange={(_event, checked) => setAnother(checked)} />} label={whoTexts.another} sx={{ ml: -1, mr: 'auto', gap: 1 }} />
          <Button onClick={close} disabled={add.isPending}>
            {commonTexts.close}
          </Button>
          <Button type="submit" variant="contained" loading={add.isPending} disabled={isNameless}>
            {whoTexts.addConfirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
