import type { ReactNode } from 'react';
import type { LinkType } from '#shared/model/company/settings.ts';
import { offeredTypes } from '#shared/rules/company/offeredTypes.ts';
import * as texts from '#shared/texts/what/information.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import controls from '../controls/controls.module.css';
import { FieldError } from './FieldError.tsx';
import { useChoice } from './useChoice.ts';

type Props = {
  /** The other end. */
  name: string;
  /** An additional remark. */
  detail?: ReactNode;
  linkTypeId: string;
  types: readonly LinkType[];
  readOnly: boolean;
  onRetype: (linkTypeId: string) => Promise<unknown>;
  onRemove: () => void;
  isRemoving: boolean;
  /** Why the link could not be removed. */
  problem: string | undefined;
};

/** A link: its other end and its type, which editors can change or remove. */
export function LinkRow({ name, detail, linkTypeId, types, readOnly, onRetype, onRemove, isRemoving, problem }: Props) {
  const choice = useChoice(linkTypeId, onRetype);
  const isKnown = types.some(({ id }) => id === choice.value);
  return (
    <Box component="li">
      {/* On a phone the name has its own line. */}
      <Box
        sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 45%' }, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text dir="auto">{name}</Text>
          <Text as="div" look="caption" quiet className={controls['announced']}>
            {detail}
          </Text>
        </Box>
        {readOnly ? (
          <Text look="compact" quiet>
            {types.find(({ id }) => id === linkTypeId)?.name}
          </Text>
        ) : (
          <>
            <TextField
              select
              value={choice.value}
              onChange={(event) => choice.choose(event.target.value)}
              error={choice.message !== undefined}
              sx={{ flex: '1 1 152px', minWidth: 0 }}
              slotProps={{ htmlInput: { 'aria-label': texts.linkTypeOf({ name }) } }}
            >
              {!isKnown && <MenuItem value={choice.value}>{texts.unknownType}</MenuItem>}
              {offeredTypes(types, choice.value).map((type) => (
                <MenuItem key={type.id} value={type.id}>
                  {type.name}
                </MenuItem>
              ))}
            </TextField>
            <QuietButton label={texts.unlink({ name })} busy={isRemoving} onClick={onRemove}>
              <Icon path={close} small />
            </QuietButton>
          </>
        )}
      </Box>
      <FieldError text={choice.message ?? problem} />
    </Box>
  );
}

/** The list around link rows. */
export function LinkList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}>
      {children}
    </Box>
  );
}
