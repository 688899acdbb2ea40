import { whoTexts } from '#shared/texts/who.ts';
import styles from './who.module.css';

/** What the board is for and how to begin, as long as nobody is on it. */
export function Invitation() {
  return (
    <p className={styles['invitation']}>
      <strong>{whoTexts.emptyTitle}</strong>
      {whoTexts.emptyHelp}
    </p>
  );
}

/**
 * Ghosts of columns beside the real ones of an empty board, which show what it could become.
 * @param taken how many real ones stand there already; the ghosts give way to them
 */
export function GhostColumns({ taken }: { taken: number }) {
  return whoTexts.ghosts.slice(taken - 1).map(({ category, names }) => (
    <div key={category} className={styles['ghostColumn']} aria-hidden="true">
      <span className={styles['ghostLabel']}>{category}</span>
      {names.map((name) => (
        <span key={name} className={styles['ghost']}>
          {name}
        </span>
      ))}
    </div>
  ));
}
