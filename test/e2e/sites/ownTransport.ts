import type {CreateTransport} from '../../../plugins/analytics/types';

/** A transport as a maintainer may write it: keeps the names of events on `window`. */
const createOwnTransport: CreateTransport<{key: string}> = ({key}) => {
  const names: string[] = [];
  (window as unknown as Record<string, string[]>)[key] = names;
  return {event: ({name}) => void names.push(name)};
};

export default createOwnTransport;
