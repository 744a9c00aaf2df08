/** @jest-environment jsdom */
import '../support/browser';
import {act, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {flushSync} from 'react-dom';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {itemOf, press} from './support/items';

const items = [
  {id: 'audio', label: 'Audio', children: [{id: 'clip', label: 'Clip microphone'}]},
  {id: 'light', label: 'Lighting'},
  {id: 'misc', label: 'Other'},
];

type Props = Partial<RichTreeViewProps<(typeof items)[number], false>>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

function mount(props: Props = {}) {
  const apiRef = createRef<Api>() as {current: Api};
  const onItemFocus = jest.fn();
  const element = (more: Props) => (
    <RichTreeView items={items} apiRef={apiRef} onItemFocus={onItemFocus} {...props} {...more} />
  );
  const {rerender} = render(element({}));
  return {apiRef, onItemFocus, change: (more: Props) => rerender(element(more))};
}

const stop = () => document.querySelector('[role=treeitem][tabindex="0"]');

test('focusItem does nothing for items of a closed branch and for unknown ones', () => {
  const {apiRef, onItemFocus} = mount();
  act(() => apiRef.current.focusItem?.(null, 'clip'));
  act(() => apiRef.current.focusItem?.(null, 'gone'));
  expect(onItemFocus).not.toHaveBeenCalled();
  act(() => apiRef.current.focusItem?.(null, 'light'));
  expect(document.activeElement).toBe(itemOf('Lighting'));
});

test('without flushSync the item of a branch that was closed does not get the focus', () => {
  const {apiRef, onItemFocus} = mount();
  act(() => {
    apiRef.current.setItemExpansion?.({itemId: 'audio'});
    apiRef.current.focusItem?.(null, 'clip');
  });
  expect(onItemFocus).toHaveBeenCalledWith(null, 'clip');
  expect(document.activeElement).toBe(document.body);
});

test('with flushSync the item of a branch that was closed gets the focus', () => {
  const {apiRef} = mount();
  act(() => {
    flushSync(() => apiRef.current.setItemExpansion?.({itemId: 'audio'}));
    apiRef.current.focusItem?.(null, 'clip');
  });
  expect(document.activeElement).toBe(itemOf('Clip microphone'));
});

test('focusItem focuses a disabled item', () => {
  const {apiRef} = mount({isItemDisabled: ({id}) => id === 'light'});
  act(() => apiRef.current.focusItem?.(null, 'light'));
  expect(document.activeElement).toBe(itemOf('Lighting'));
});

test('the stop of Tab is the selected item that is shown, or the first that is not disabled', () => {
  const {change} = mount({selectedItems: null, isItemDisabled: ({id}) => id === 'audio'});
  expect(stop()).toBe(itemOf('Lighting'));
  change({selectedItems: 'misc'});
  expect(stop()).toBe(itemOf('Other'));
  press('Lighting', 'Home');
  expect(stop()).toBe(itemOf('Other'));
  change({selectedItems: null, disabledItemsFocusable: true});
  expect(stop()).toBe(itemOf('Audio'));
});

test('the focus goes to the next item when the focused one is removed', () => {
  const {change} = mount();
  act(() => itemOf('Lighting').focus());
  change({items: items.filter(({id}) => id !== 'light')});
  expect(screen.queryByText('Lighting')).toBeNull();
  expect(document.activeElement).toBe(itemOf('Other'));
});
