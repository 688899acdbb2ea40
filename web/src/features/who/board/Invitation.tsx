import * as whoTexts from '#shared/texts/who.ts';
import styles from './who.module.css';

/** Explains the purpose of the board and how to begin, while it has no Whos. */
export function Invitation() {
  return (
    <p className={styles['invitation']}>
      <strong>{whoTexts.emptyTitle}</strong>
      {whoTexts.emptyHelp}
    </p>
  );
}

/**
 * Ghosts of columns beside the real ones of an empty board, to show what it could become.
 * @param taken the number of real columns; each replaces a ghost
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
