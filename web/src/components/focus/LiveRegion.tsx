import visuallyHidden from './visuallyHidden.module.css';

/** An announcement for screen readers. The count increases with each. */
export type Announcement = { text: string; count: number };

/** Announces events to screen readers. */
export function LiveRegion({ announcement: { text, count } }: { announcement: Announcement }) {
  return (
    // Screen readers announce a repeated text only if the element's text changes.
    <div className={visuallyHidden['text']} aria-live="assertive" aria-atomic="true" data-announcement="">
      {text + (count % 2 === 0 ? '' : '\u00a0')}
    </div>
  );
}
