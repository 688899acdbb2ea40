import { useEffect } from 'react';
import * as commonTexts from '#shared/texts/common.ts';

/** The title of a page as the browser shows it. @param of what the page is a part of, such as the name of a story map */
export function pageTitle(title: string, of?: string): string {
  if (of !== undefined) return commonTexts.pageTitleOf({ title, of });
  return title === commonTexts.product ? title : commonTexts.pageTitle({ title });
}

/** Sets the title in the browser's tab and history. Renders nothing. */
export function PageTitle({ title, of }: { title: string; of?: string }) {
  useEffect(() => {
    document.title = pageTitle(title, of);
  }, [title, of]);
  return null;
}
