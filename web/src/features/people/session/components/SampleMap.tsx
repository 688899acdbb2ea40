import * as sampleMapTexts from '#shared/texts/story_map/sampleMap.ts';
import styles from './sampleMap.module.css';

/** A small drawn story map with the colours of the real board. A single image for screen readers. */
export function SampleMap() {
  const columns = sampleMapTexts.columns;
  return (
    <div
      role="img"
      aria-label={sampleMapTexts.label}
      className={styles['map']}
      style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
    >
      <div className={styles['purpose']}>{sampleMapTexts.purpose}</div>
      {columns.map((column) => (
        <div key={column.backbone} className={styles['column']}>
          <div className={styles['backbone']}>{column.backbone}</div>
          {column.skeleton.map((text) => (
            <div key={text} className={styles['skeleton']}>
              {text}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
