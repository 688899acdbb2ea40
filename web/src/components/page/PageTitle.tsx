import { useEffect } from 'react';
import * as commonTexts from '#shared/texts/common.ts';

/** Sets the title in the browser's tab and history. Renders nothing. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title === commonTexts.product ? title : `${title} · ${commonTexts.product}`;
  }, [title]);
  return null;
}
