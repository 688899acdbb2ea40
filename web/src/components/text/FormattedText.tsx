import { type MouseEvent, useEffect, useState } from 'react';
import { withNames } from '#shared/rules/mentions.ts';
import { Text } from '../controls/Text.tsx';
import styles from './formattedText.module.css';
import type { Markdown, NameOf } from './Markdown.tsx';

type Props = {
  label: string;
  text: string;
  /** Shows the people that the text mentions by their names. */
  nameOf?: NameOf;
  /** Called when the user clicks the text, other than on a link or to select words. Keys need a button for the same. */
  onClick?: (() => void) | undefined;
};

let loaded: typeof Markdown | undefined;

/** A text that its author formatted with Markdown. It shows as typed until the code that formats it has loaded. */
export function FormattedText({ label, text, nameOf, onClick }: Props) {
  const [Loaded, setLoaded] = useState(() => loaded);
  useEffect(() => {
    if (Loaded !== undefined) return;
    import('./Markdown.tsx').then(
      (file) => setLoaded(() => (loaded ??= file.Markdown)),
      // The text as typed can be read as well.
      () => undefined,
    );
  }, [Loaded]);
  const plain = nameOf === undefined ? text : withNames(text, nameOf);
  const onClickText = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) return;
    if (document.getSelection()?.isCollapsed !== false) onClick?.();
  };
  return (
    <Text
      as="div"
      role="group"
      aria-label={label}
      dir="auto"
      className={styles['text'] ?? ''}
      data-plain={Loaded === undefined || undefined}
      data-editable={onClick !== undefined || undefined}
      onClick={onClickText}
    >
      {Loaded === undefined ? plain : <Loaded text={text} nameOf={nameOf} />}
    </Text>
  );
}
