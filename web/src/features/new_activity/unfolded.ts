const KEY = 'storyd.newActivity.more';

/** Whether the further fields were open last, in this tab. They are folded at first. */
export function wasUnfolded(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Remembers for this tab whether the further fields are open. */
export function rememberUnfolded(unfolded: boolean): void {
  if (unfolded) sessionStorage.setItem(KEY, '1');
  else sessionStorage.removeItem(KEY);
}
