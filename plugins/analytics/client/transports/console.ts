/* eslint-disable no-console -- writing to the console is what this transport is for */
import type {Transport} from '../../types';

/** Writes events to the browser's console, for a maintainer who wants to see them. */
export default function createConsole(): Transport {
  return {
    event: ({name, params}) => console.info('[analytics]', name, params),
    properties: (properties) => console.info('[analytics] user_properties', properties),
  };
}
