import type {Transport} from '../../../../../plugins/analytics/types';

/** Stands for the transports that a build generates; tests fill the list. */
const loaders: (() => Promise<Transport>)[] = [];

export default loaders;
