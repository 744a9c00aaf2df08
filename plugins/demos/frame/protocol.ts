import type {RunnableFile} from '../client/runCode';

/** Where the page of the frame is, below the base. */
export const FRAME_PATH = 'demo-frame/';

/**
 * What the frame may do. Without `allow-same-origin` it has an origin of its own that owns nothing: no
 * storage, no cookies, no way to the page around it. Forms may be submitted to handlers, not sent: its
 * policy forbids that.
 */
export const SANDBOX = ['allow-scripts', 'allow-forms', 'allow-modals', 'allow-downloads'] as const;

/** What the page tells the frame. */
export type ToFrame =
  | {type: 'files'; files: readonly RunnableFile[]}
  | {
      type: 'look';
      scheme: 'light' | 'dark';
      /** Settings as they are stored: storage key and text. */
      settings: readonly (readonly [string, string])[];
      licenseKey: string;
      /** Height kept for the demo, px; the content is in its middle. 0: as high as the content. */
      height: number;
    };

/** What the frame tells the page. It runs code of anyone: `readFromFrame` checks every message. */
export type FromFrame =
  | {type: 'ready'}
  | {type: 'shown'}
  | {type: 'error'; message: string | null}
  | {type: 'height'; height: number};

/** Tallest that a frame may make itself, px. A component as high as its window would grow for ever. */
export const MAX_HEIGHT = 1600;

/** Longest message that is shown. */
const MAX_MESSAGE = 2000;

/** A message of the frame that can be trusted to be one, or `null`. */
export function readFromFrame(data: unknown): FromFrame | null {
  if (typeof data !== 'object' || data === null) {
    return null;
  }
  const {type, message, height} = data as Record<string, unknown>;
  if (type === 'ready' || type === 'shown') {
    return {type};
  }
  if (type === 'error' && (message === null || typeof message === 'string')) {
    return {type, message: message?.slice(0, MAX_MESSAGE) ?? null};
  }
  if (type === 'height' && typeof height === 'number' && height >= 0) {
    return {type, height: Math.min(Math.ceil(height), MAX_HEIGHT)};
  }
  return null;
}
