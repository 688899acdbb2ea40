import { useEffect, useRef, useState } from 'react';
import controls from '#web/components/controls/controls.module.css';
import { useHead } from '#web/replica/story_map/useMap.ts';
import styles from './storyMap.module.css';

/**
 * The name of the open map, as the heading of its page. A name that does not fit is truncated and becomes a button: a
 * click or Enter shows all of it, another truncates it again.
 * @param lines the maximum number of lines
 * @param wide takes the full width of its row
 */
export function MapName({ lines, wide }: { lines: number; wide: boolean }) {
  const name = useHead((head) => head.name);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const box = heading.current;
    if (box === null) return undefined;
    // Measures at once, and whenever the available width changes.
    const observer = new ResizeObserver(() => {
      const text = box.firstElementChild;
      setCut(text !== null && text.scrollHeight > text.clientHeight + 1);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [name, lines, isWhole]);
  const look = `${styles['nameText']} ${isWhole ? '' : styles['cut']}`;
  const clamp = { WebkitLineClamp: isWhole ? undefined : lines };
  return (
    <h1 ref={heading} className={`${controls['title']} ${styles['name']} ${wide ? styles['wide'] : ''}`}>
      {isCut || isWhole ? (
        <button
          type="button"
          title={name}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className={look}
          style={clamp}
        >
          {name}
        </button>
      ) : (
        <span className={look} style={clamp}>
          {name}
        </span>
      )}
    </h1>
  );
}
