import {Component} from 'react';
import type {ReactNode} from 'react';

interface AdBoundaryProps {
  /** Called once, with the first error inside. */
  onCrash: () => void;
  children: ReactNode;
}

/** Keeps an error of an ad away from the page: nothing is shown in its place (SPEC section 8). */
export class AdBoundary extends Component<AdBoundaryProps, {crashed: boolean}> {
  override state = {crashed: false};

  static getDerivedStateFromError() {
    return {crashed: true};
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
