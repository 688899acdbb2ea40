/** The used part of React's reports to its developer tools. */
type DeveloperTools = { onCommitFiberRoot: (renderer: unknown, root: unknown) => void };

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: DeveloperTools | undefined;
}

const ignore = (): void => undefined;

/**
 * Replaces React's developer tools. React looks for them once, on loading, and test files share their modules: so this
 * must run before any of them loads React, and the listeners change.
 */
export function standInForDeveloperTools(): DeveloperTools {
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= Object.assign(
    { supportsFiber: true, inject: () => 1, onCommitFiberUnmount: ignore, onPostCommitFiberRoot: ignore },
    { onCommitFiberRoot: ignore },
  );
  return globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
}
