import styles from '../controls/controls.module.css';

/** Why a field could not be saved. Screen readers announce it at once; without an error it takes no space. */
export function FieldError({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className={styles['fieldError']}>
      {text}
    </p>
  );
}
