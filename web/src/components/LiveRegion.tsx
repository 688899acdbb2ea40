import styles from './liveRegion.module.css';

/** Words for screen readers. The count rises with each announcement. */
export type Announcement = { text: string; count: number };

/** Announces to screen readers what has just happened. */
export function LiveRegion({ announcement: { text, count } }: { announcement: Announcement }) {
  return (
    // The same words twice are heard twice only if the element's text changes.
    <div className={styles['hidden']} aria-live="assertive" aria-atomic="true" data-announcement="">
      {text + (count % 2 === 0 ? '' : '\u00a0')}
    </div>
  );
}
