import type {OwnPolicy} from '../../serving/types';
import {FRAME_PATH, SANDBOX} from './protocol';

/**
 * Policy of the only page that turns text into running code. `sandbox` repeats the attribute of the frame,
 * so that the page has no origin even when it is opened by itself. Pictures and data may come from
 * anywhere by https, as in an application; there is nothing in the frame that could leak.
 */
export const framePolicy: OwnPolicy = {
  path: FRAME_PATH,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: SANDBOX,
  },
};
