import {useState} from 'react';
import type {PackageManager} from '../packageManagers';

/** The package manager whose commands are shown, and its setter. */
export function usePackageManager(): [PackageManager, (manager: PackageManager) => void] {
  const [manager, setManager] = useState<PackageManager>('npm');
  const choose = (next: PackageManager) => {
    document.documentElement.dataset.packageManager = next;
    setManager(next);
  };
  return [manager, choose];
}
