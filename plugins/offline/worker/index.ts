import type {WorkerScope} from './scope';
import {startWorker} from './startWorker';
import type {ShellFile, WorkerConfig} from './types';

/** Written into the script by the build. */
declare const OFFLINE_CONFIG: Omit<WorkerConfig, 'files'>;

// The list of files is put in this property's place after the script is compiled.
const scope = self as unknown as WorkerScope & {__WB_MANIFEST: ShellFile[]};

startWorker(scope, {
  ...OFFLINE_CONFIG,
  files: (self as unknown as {__WB_MANIFEST: ShellFile[]}).__WB_MANIFEST,
});
