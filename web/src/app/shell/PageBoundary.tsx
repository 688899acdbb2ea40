import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteError } from './RouteError.tsx';

/** Keeps what breaks inside it from taking along what stands around it, until somebody goes to another address. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary address={key}>{children}</Boundary>;
}

type Props = { address: string; children: ReactNode };
type State = { broke: { error: unknown; address: string } | null; address: string };

class Boundary extends Component<Props, State> {
  override state: State = { broke: null, address: this.props.address };

  static getDerivedStateFromProps({ address }: Props, { broke }: State): Partial<State> {
    return { address, broke: broke?.address === address ? broke : null };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broke: { error, address: '' } };
  }

  override render(): ReactNode {
    const { broke } = this.state;
    return broke === null ? this.props.children : <RouteError error={broke.error} />;
  }
}
