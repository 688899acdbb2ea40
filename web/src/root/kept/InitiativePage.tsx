import { Component as Initiative } from '#web/features/initiative/detail/InitiativePage.tsx';
import { Kept } from './Kept.tsx';

/** The page of an initiative, with what its user has not saved yet. */
export function Component() {
  return (
    <Kept>
      <Initiative />
    </Kept>
  );
}
