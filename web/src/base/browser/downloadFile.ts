/** Saves a text as a file on the user's computer. @param type such as 'text/csv' */
export function downloadFile(name: string, type: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Saves data as a file on the user's computer. */
export function downloadBlob(name: string, data: Blob): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A name for a file without the characters that some system does not take there. */
export const safeFileName = (name: string): string =>
  name
    .trim()
    .replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .slice(0, 120)
    .trim();
