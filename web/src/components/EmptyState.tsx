import type { ReactNode } from 'react';
import { Message } from './Message.tsx';

/** Nothing here yet: what this place is for and the one next step. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Message title={title} text={text}>
      {action}
    </Message>
  );
}
