import { type ComponentType, lazy } from 'react';

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** A component at the end of a page. Its code loads once the rest of the page has been painted. */
export const lazyAtEnd = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await painted();
    return { default: await load() };
  });
