import {MAX_HEIGHT, readFromFrame, SANDBOX} from '../../../../plugins/demos/frame/protocol';
import {framePolicy} from '../../../../plugins/demos/frame/framePolicy';
import {printFrame} from '../../../../plugins/demos/frame/printFrame';

test('messages of the frame are taken for what they are, with limits', () => {
  expect(readFromFrame({type: 'shown', extra: 1})).toEqual({type: 'shown'});
  expect(readFromFrame({type: 'error', message: null})).toEqual({type: 'error', message: null});
  expect(readFromFrame({type: 'height', height: 10.2})).toEqual({type: 'height', height: 11});
  expect(readFromFrame({type: 'height', height: 1e9})).toEqual({
    type: 'height',
    height: MAX_HEIGHT,
  });
  const long = readFromFrame({type: 'error', message: 'x'.repeat(5000)});
  expect(long).toMatchObject({message: expect.stringMatching(/^x{2000}$/)});
});

test.each([null, 'shown', 1, {}, {type: 'height', height: -1}, {type: 'height', height: '9'}])(
  'anything else is ignored: %p',
  (data) => {
    expect(readFromFrame(data)).toBeNull();
  },
);

test('the frame has no origin, neither by its attribute nor by its policy', () => {
  expect(SANDBOX).not.toContain('allow-same-origin');
  expect(framePolicy.directives.sandbox).toBe(SANDBOX);
  expect(framePolicy.directives['script-src']).not.toContain("'unsafe-inline'");
});

test('the page of the frame loads its files and nothing inline', () => {
  const html = printFrame(['/x/a.css', '/x/a.js', '/x/a.js.map']);
  expect(html).toContain('<link rel="stylesheet" href="/x/a.css">');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script defer src="/x/a.js"></script>');
});
