/** Stands here until the page is built. */
export function Component() {
  return null;
}
