import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteError } from './RouteError.tsx';

/** Contains errors of its children, until the user goes to another address. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary address={key}>{children}</Boundary>;
}

type Props = { address: string; children: ReactNode };
/** The error, and its address, once known. */
type State = { broke: { error: unknown; address?: string } | null };

class Boundary extends Component<Props, State> {
  override state: State = { broke: null };

  static getDerivedStateFromError(error: unknown): State {
    return { broke: { error } };
  }

  static getDerivedStateFromProps({ address }: Props, { broke }: State): State | null {
    if (broke === null || broke.address === address) return null;
    return { broke: broke.address === undefined ? { ...broke, address } : null };
  }

  override render(): ReactNode {
    const { broke } = this.state;
    return broke === null ? this.props.children : <RouteError error={broke.error} />;
  }
}
