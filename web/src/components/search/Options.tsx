import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

export type Option = { id: string; text: string; detail?: string };
type Props = {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: number;
  onChoose: (index: number) => void;
};

/** The options below a search field, which refers to the chosen one. */
export function Options({ id, label, options, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <Box id={id} ref={list} role="listbox" aria-label={label} hidden={options.length === 0} sx={{ p: 1 }}>
      {options.map((option, index) => (
        <Box
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          sx={row}
        >
          <span dir="auto">{option.text}</span>
          {option.detail !== undefined && <small dir="auto">{option.detail}</small>}
        </Box>
      ))}
    </Box>
  );
}

/** A frame for options that may not fit: they scroll as a list of the field, which has the keyboard. */
export const scrollingOptions = {
  '&:not([hidden])': { display: 'flex', flexDirection: 'column' },
  '& > [role="listbox"]': { minHeight: 0, overflow: 'hidden auto' },
  '& > :not([role="listbox"])': { flex: 'none' },
  '& > [role="listbox"]:not([hidden]) + *': { pt: 1 },
} as const;

const row = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2px',
  px: 2,
  py: 1.5,
  borderRadius: '6px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > *': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' },
  '& > small': { WebkitLineClamp: '1', color: 'text.secondary', fontSize: 'caption.fontSize' },
  '&:hover': { backgroundColor: 'var(--storyd-subtle)' },
  '&[aria-selected="true"]': { backgroundColor: 'var(--storyd-accent-tint)' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
