const KEY = 'storyd.newActivity.more';

/** Whether the optional fields were last open in this tab. They start collapsed. */
export function wasUnfolded(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Stores for this tab whether the optional fields are open. */
export function rememberUnfolded(unfolded: boolean): void {
  if (unfolded) sessionStorage.setItem(KEY, '1');
  else sessionStorage.removeItem(KEY);
}
