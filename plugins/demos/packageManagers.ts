/** The package managers a reader can choose from; the first is what writers write. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;

/** One of {@link PACKAGE_MANAGERS}. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];
