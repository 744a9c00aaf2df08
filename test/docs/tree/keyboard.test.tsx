/** @jest-environment jsdom */
import '../support/browser';
import {fireEvent, render, screen} from '@testing-library/react';
import RtlProvider from '@mui/system/RtlProvider';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {itemOf, press} from './support/items';

const items = [
  {
    id: 'audio',
    label: 'Audio',
    children: [
      {id: 'clip', label: 'Clip microphone'},
      {id: 'cable', label: 'Cable'},
    ],
  },
  {id: 'light', label: 'Lighting', children: [{id: 'led', label: 'LED panel'}]},
  {id: 'misc', label: 'Other'},
];

type Props = Partial<RichTreeViewProps<(typeof items)[number], boolean>>;

function mount(props: Props = {}, rtl = false) {
  const onSelectedItemsChange = jest.fn();
  render(
    <RtlProvider value={rtl}>
      <RichTreeView<(typeof items)[number], boolean>
        items={items}
        onSelectedItemsChange={onSelectedItemsChange}
        {...props}
      />
    </RtlProvider>,
  );
  return () => onSelectedItemsChange.mock.lastCall?.[1] as unknown;
}

const focused = () => document.activeElement?.querySelector('.MuiTreeItem-label')?.textContent;
const isOpen = (label: string) => itemOf(label).getAttribute('aria-expanded') === 'true';

test('arrows go through what is shown and stop at the ends', () => {
  mount({defaultExpandedItems: ['audio']});
  press('Cable', 'ArrowDown');
  expect(focused()).toBe('Lighting');
  press('Lighting', 'ArrowUp');
  expect(focused()).toBe('Cable');
  press('Other', 'ArrowDown');
  expect(focused()).toBe('Other');
  press('Other', 'Home');
  expect(focused()).toBe('Audio');
  press('Audio', 'End');
  expect(focused()).toBe('Other');
});

test('right opens, then goes to the first child; left goes to the parent, then closes', () => {
  mount();
  press('Audio', 'ArrowRight');
  expect([isOpen('Audio'), focused()]).toEqual([true, 'Audio']);
  press('Audio', 'ArrowRight');
  expect(focused()).toBe('Clip microphone');
  press('Clip microphone', 'ArrowLeft');
  expect([isOpen('Audio'), focused()]).toEqual([true, 'Audio']);
  press('Audio', 'ArrowLeft');
  expect(isOpen('Audio')).toBe(false);
});

test('in a right-to-left layout left opens and right closes', () => {
  mount({}, true);
  press('Audio', 'ArrowRight');
  expect(isOpen('Audio')).toBe(false);
  press('Audio', 'ArrowLeft');
  expect(isOpen('Audio')).toBe(true);
});

test('letters typed within half a second count together, and Alt is left alone', () => {
  jest.useFakeTimers();
  mount({defaultExpandedItems: ['audio', 'light']});
  press('Audio', 'c');
  expect(focused()).toBe('Clip microphone');
  press('Clip microphone', 'a');
  expect(focused()).toBe('Cable');
  jest.advanceTimersByTime(500);
  press('Cable', 'l');
  expect(focused()).toBe('Lighting');
  press('Lighting', 'e');
  expect(focused()).toBe('LED panel');
  press('LED panel', 'o', {altKey: true});
  expect(focused()).toBe('LED panel');
  jest.useRealTimers();
});

test('Enter opens a branch and selects another item', () => {
  const last = mount();
  press('Audio', 'Enter');
  expect([isOpen('Audio'), last()]).toEqual([true, undefined]);
  press('Other', 'Enter');
  expect(last()).toBe('misc');
});

test('Shift and arrows extend the selection and go back', () => {
  const last = mount({multiSelect: true});
  press('Audio', ' ');
  press('Audio', 'ArrowDown', {shiftKey: true});
  press('Lighting', 'ArrowDown', {shiftKey: true});
  expect(last()).toEqual(['audio', 'light', 'misc']);
  press('Other', 'ArrowUp', {shiftKey: true});
  expect(last()).toEqual(['audio', 'light']);
});

test('Shift Space, Ctrl Shift Home and Ctrl Shift End select ranges', () => {
  const last = mount({multiSelect: true});
  press('Audio', ' ');
  press('Other', ' ', {shiftKey: true});
  expect(last()).toEqual(['audio', 'light', 'misc']);
  press('Lighting', 'Home', {ctrlKey: true, shiftKey: true});
  expect(last()).toEqual(['audio', 'light']);
  press('Lighting', 'End', {metaKey: true, shiftKey: true});
  expect(last()).toEqual(['light', 'misc']);
});

test('the state of the selection is aria-checked, with and without checkboxes', () => {
  mount({multiSelect: true, defaultSelectedItems: ['clip']});
  expect(screen.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true');
  expect(itemOf('Audio').getAttribute('aria-checked')).toBe('mixed');
  expect(itemOf('Other').getAttribute('aria-checked')).toBe('false');
  expect(itemOf('Other').hasAttribute('aria-selected')).toBe(false);
});

test('a handler of an item takes over a key with defaultMuiPrevented', () => {
  mount({
    slotProps: {
      item: {
        onKeyDown: (event) => {
          event.defaultMuiPrevented = event.key === 'Enter';
        },
      },
    },
  });
  press('Audio', 'Enter');
  expect(isOpen('Audio')).toBe(false);
  fireEvent.keyDown(itemOf('Audio'), {key: 'ArrowRight'});
  expect(isOpen('Audio')).toBe(true);
});
