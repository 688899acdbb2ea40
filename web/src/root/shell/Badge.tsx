/** Above this number the badge only shows that there are more. */
const MOST = 99;

/** The number of what awaits the user behind a link or button, whose accessible name says it too; none for zero. */
export function Badge({ count, className }: { count: number; className: string | undefined }) {
  if (count === 0) return null;
  return (
    <span aria-hidden data-badge className={className}>
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
