import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readUsersParams, type UsersParams, writeUsersParams } from '../model/usersParams.ts';

/**
 * Search, filter and page of the list of users. The address keeps them, so that links and the back button work; the
 * text shows at once, since the router may take its time.
 */
export function useUsersParams(): UsersParams & { go: (change: Partial<UsersParams>) => void } {
  const [search, setSearch] = useSearchParams();
  const params = readUsersParams(search);
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [typed, setTyped] = useState({ text: params.text, key });
  if (isBack && typed.key !== key) setTyped({ text: params.text, key });
  const go = (change: Partial<UsersParams>) => {
    if (change.text !== undefined) setTyped((current) => ({ ...current, text: change.text ?? '' }));
    // Going back through every letter and every choice would be no way back to the page before.
    const replace = change.text !== undefined || change.filter !== undefined;
    setSearch(writeUsersParams(search, { ...params, ...change }), { replace });
  };
  return { ...params, text: typed.text, go };
}
