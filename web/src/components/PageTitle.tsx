import { useEffect } from 'react';
import { commonTexts } from '#shared/texts/common.ts';

/** Names the page in the browser's tab and history. Shows nothing. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title === commonTexts.product ? title : `${title} · ${commonTexts.product}`;
  }, [title]);
  return null;
}
