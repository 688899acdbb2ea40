import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * The file that somebody has dropped on the page. A field or dialog that takes files itself gets them first.
 * @param isOn whether the page takes one; otherwise the browser opens it
 */
export function useDroppedFile(isOn: boolean): [File | null, Dispatch<SetStateAction<File | null>>] {
  const [dropped, setDropped] = useState<File | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const allow = (event: DragEvent) => {
      if (hasFile(event)) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (event.defaultPrevented || file === undefined) return;
      event.preventDefault();
      setDropped(file);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', take);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', take);
    };
  }, [isOn]);
  return [dropped, setDropped];
}
