import type { AnchorHTMLAttributes } from 'react';
import Show, { type Components } from 'react-markdown';
import breaks from 'remark-breaks';
import tables from 'remark-gfm';
import { ExternalLink } from '../controls/TextLink.tsx';

/** The only addresses that links lead to: others could run a script or belong to another program. */
const LINKABLE = /^(https?:\/\/|mailto:)/iu;

const plugins = [tables, breaks];

/** Headings stand below the one of the section (h3). Pictures of other sites are not loaded. */
const components: Components = {
  h1: 'h4',
  h2: 'h5',
  h3: 'h6',
  h4: 'h6',
  h5: 'h6',
  a: ({ href, children }) => <Linked href={href}>{children}</Linked>,
  img: ({ alt }) => alt,
  input: ({ checked }) => (checked === true ? '☑' : '☐'),
};

/** A Markdown text. HTML in it is shown as it was typed, and links open in a new tab. */
export function Markdown({ text }: { text: string }) {
  return (
    <Show remarkPlugins={plugins} components={components} urlTransform={linkable}>
      {text}
    </Show>
  );
}

function Linked({ href, children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (href === undefined || href === '') return children;
  return (
    <ExternalLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </ExternalLink>
  );
}

const linkable = (address: string) => (LINKABLE.test(address) ? address : '');
