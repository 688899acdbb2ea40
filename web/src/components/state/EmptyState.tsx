import type { ReactNode } from 'react';
import { Message } from './Message.tsx';

/** An empty list or page: its purpose and the next step. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Message title={title} text={text}>
      {action}
    </Message>
  );
}
