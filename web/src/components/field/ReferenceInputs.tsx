import type { LinkType } from '#shared/model/company/settings.ts';
import { isVisible } from '#shared/model/textRule.ts';
import type { ReferenceLink } from '#shared/model/what/details.ts';
import * as texts from '#shared/texts/what/information.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import besideField from './besideField.module.css';
import { LinkTypeField } from './LinkTypeField.tsx';

type Props = {
  value: ReferenceLink;
  onChange: (value: ReferenceLink) => void;
  types: readonly LinkType[];
  /** The error of the reference. */
  message: string | undefined;
  onAdd: () => void;
  /** True while the reference is being added. */
  loading?: boolean;
};

/**
 * The fields of a reference: a name or link, and a type. Enter in the name adds it; with an empty name, Enter works as
 * in the surrounding form.
 */
export function ReferenceInputs({ value, onChange, types, message, onAdd, loading = false }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
      <TextField
        label={texts.referenceName}
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isTypingEnd(event) || !isVisible(value.name)) return;
          event.preventDefault();
          onAdd();
        }}
        error={message !== undefined}
        helperText={message}
        sx={{ flex: '2 1 200px', width: 'auto' }}
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto' }, formHelperText: { role: 'alert' } }}
      />
      <LinkTypeField
        label={texts.referenceType}
        value={value.type}
        onChange={(type) => onChange({ ...value, type })}
        types={types}
      />
      {/* Aligned with the fields, below their labels; on a phone it has its own line, or shares that of the type. */}
      <Button
        variant="outlined"
        disabled={!isVisible(value.name) || value.type === ''}
        busy={loading}
        onClick={onAdd}
        className={besideField['button']}
      >
        {texts.addReference}
      </Button>
    </Box>
  );
}
