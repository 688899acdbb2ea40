import type { ReactNode } from 'react';
import { LinkList } from '#web/components/field/LinkRow.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';

type Props = {
  title: string;
  /** One row per link. */
  rows: readonly ReactNode[];
  /** The text for no links, and the text for editors when nothing is left to link to. */
  none: string;
  nothingLeft: string;
  readOnly: boolean;
  /** The fields for one more link; null when nothing is left. */
  more: ReactNode;
};

/** The links of a Who to entities of one kind. Editors can add more. */
export function LinkSection({ title, rows, none, nothingLeft, readOnly, more }: Props) {
  return (
    <Section title={title}>
      {rows.length === 0 ? <Quiet>{none}</Quiet> : <LinkList>{rows}</LinkList>}
      {!readOnly && (more ?? <Quiet>{nothingLeft}</Quiet>)}
    </Section>
  );
}
