import type {ReactNode} from 'react';

export default function OfflineEntry(): ReactNode {
  return null;
}
