const LETTER = /[\p{L}\u200E\u200F]/u;
const RTL =
  /[\u200F\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether a text runs from right to left: by its first letter, as `dir="auto"` does on the page. */
export const isRtl = (text: string): boolean => RTL.test(LETTER.exec(text)?.[0] ?? '');
