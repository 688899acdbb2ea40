import { findAndReplace } from 'mdast-util-find-and-replace';
import { type AnchorHTMLAttributes, createContext, type HTMLAttributes, use } from 'react';
import Show, { type Components } from 'react-markdown';
import breaks from 'remark-breaks';
import tables from 'remark-gfm';
import { MENTION } from '#shared/rules/mentions.ts';
import { ExternalLink } from '../controls/TextLink.tsx';
import styles from './formattedText.module.css';

/** The only addresses that links lead to: others could run a script or belong to another program. */
const LINKABLE = /^(https?:\/\/|mailto:)/iu;

/** Makes elements of mentions, which the text has by token. */
const mentions =
  () =>
  (tree: Parameters<typeof findAndReplace>[0]): void =>
    findAndReplace(tree, [
      MENTION,
      (_: string, uid: string) => ({
        type: 'emphasis',
        data: { hName: 'span', hProperties: { 'data-mention': uid } },
        children: [],
      }),
    ]);

const plugins = [tables, breaks];
const withMentions = [...plugins, mentions];

/** Returns the name of a mentioned person by uid. */
export type NameOf = (uid: string) => string;

const NameContext = createContext<NameOf>(() => '');

/** Headings stand below the one of the section (h3). Pictures of other sites are not loaded. */
const components: Components = {
  h1: 'h4',
  h2: 'h5',
  h3: 'h6',
  h4: 'h6',
  h5: 'h6',
  a: ({ href, children }) => <Linked href={href}>{children}</Linked>,
  img: ({ alt }) => alt,
  span: ({ children, ...rest }) => <Mention {...rest}>{children}</Mention>,
  input: ({ checked }) => (checked === true ? '☑' : '☐'),
};

/**
 * A Markdown text. HTML in it is shown as it was typed, and links open in a new tab.
 * @param nameOf shows the people it mentions by their names
 */
export function Markdown({ text, nameOf }: { text: string; nameOf?: NameOf | undefined }) {
  const shown = (
    <Show remarkPlugins={nameOf === undefined ? plugins : withMentions} components={components} urlTransform={linkable}>
      {text}
    </Show>
  );
  return nameOf === undefined ? shown : <NameContext value={nameOf}>{shown}</NameContext>;
}

function Mention({ children, ...rest }: HTMLAttributes<HTMLElement> & { 'data-mention'?: string }) {
  const nameOf = use(NameContext);
  const uid = rest['data-mention'];
  return uid === undefined ? children : <span className={styles['mention']}>@{nameOf(uid)}</span>;
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
