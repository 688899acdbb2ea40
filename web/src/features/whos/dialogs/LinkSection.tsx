import type { ReactNode } from 'react';
import { LinkList } from '#web/map/components/LinkRow.tsx';
import { Quiet, Section } from '#web/map/components/Section.tsx';

type Props = {
  title: string;
  /** One for each link. */
  rows: readonly ReactNode[];
  /** What is said where there is no link, and to those who edit where nothing is left to link to. */
  none: string;
  nothingLeft: string;
  readOnly: boolean;
  /** The fields for one more link; null when nothing is left. */
  more: ReactNode;
};

/** The links of a Who to entities of one kind. Editors can add to them. */
export function LinkSection({ title, rows, none, nothingLeft, readOnly, more }: Props) {
  return (
    <Section title={title}>
      {rows.length === 0 ? <Quiet>{none}</Quiet> : <LinkList>{rows}</LinkList>}
      {!readOnly && (more ?? <Quiet>{nothingLeft}</Quiet>)}
    </Section>
  );
}
