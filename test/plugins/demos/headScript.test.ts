/** @jest-environment jsdom */
import {headScript} from '../../../plugins/demos/headScript';

/** Runs the script as a browser does: as text, with nothing but globals around it. */
function run(hash: string): string | undefined {
  document.head.innerHTML = '';
  window.location.hash = hash;
  new Function(headScript())();
  return document.getElementById('x-demo-target')?.textContent ?? undefined;
}

test.each(['#Bars.tsx', '#css-Bars.js'])('%s keeps the place of the code of that demo', (hash) => {
  expect(run(hash)).toContain('[data-demo="Bars"] [data-code]{');
});

test.each(['', '#Bars', '#a-heading', '#"]{}.js', '#%5B.tsx'])('%j keeps nothing', (hash) => {
  expect(run(hash)).toBeUndefined();
});
