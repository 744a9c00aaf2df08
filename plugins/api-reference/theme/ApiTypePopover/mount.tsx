import React from 'react';
import {createRoot} from 'react-dom/client';
import type {
  PopoverEvents,
  PopoverHandle,
  PopoverPlace,
  TypeRequest,
} from '../../client/typePopover';
import ApiTypePopover from '.';

/** Puts the popover at the end of the page, in a root of its own: it belongs to links that React does not know. */
export function mountPopover(place: PopoverPlace, events: PopoverEvents): PopoverHandle {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = (request: TypeRequest | null): void =>
    root.render(request && <ApiTypePopover request={request} {...place} {...events} />);
  return {show: render, hide: () => render(null)};
}
