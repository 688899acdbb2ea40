/** Follows an address that answers with a file to be saved: the page stays. */
export function followLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
