import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from '@site/plugins/page-slots/client/whenIdle';
import {readClick} from '../clicks';
import {createEventQueue} from '../eventQueue';
import {isNewPage, readPageView} from '../pageView';
import type {EventParams} from '../types';
import {refuses} from './signals';
import {TRACK_EVENT} from './track';
import type {TrackDetail} from './track';

/*
 * The part of analytics that is in the entry bundle: it notes what happens, and loads the rest
 * when the page is idle. A browser that refuses tracking gets neither listeners nor the rest.
 */
const on = ExecutionEnvironment.canUseDOM && !refuses();
const queue = createEventQueue();

function record(name: string, params: EventParams) {
  queue.push({name, params, time: Date.now()});
}

function onClick(event: MouseEvent) {
  const {target, type, button} = event;
  // A middle click comes as `auxclick` and opens a link in a new tab.
  if (
    !(target instanceof Element) ||
    (type === 'auxclick' && (button !== 1 || !target.closest('a')))
  ) {
    return;
  }
  const click = readClick(target, Math.random());
  if (click) {
    record(click.name, click.params);
  }
}

if (on) {
  document.addEventListener(TRACK_EVENT, (event) => {
    const {name, params} = (event as CustomEvent<TrackDetail>).detail;
    record(name, params);
  });
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
  whenIdle(() => {
    import('./start').then(
      ({start}) => start(queue),
      // A blocker that removes the rest leaves a site that works.
      () => queue.close(),
    );
  });
}

let frame = 0;
let timer = 0;

/** Reports a page view once the new title and meta elements are in the document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!on || !isNewPage(location.pathname, previousLocation?.pathname)) {
    return;
  }
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  // The head is written in the next frame; a page that is left before that was never seen.
  frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => record('page_view', readPageView(document)));
  });
};
