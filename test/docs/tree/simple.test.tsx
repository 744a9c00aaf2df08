/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createRef, type ReactNode} from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import type {SimpleTreeViewProps} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {listenToConsole} from '../support/console';
import {itemOf, press} from './support/items';

type Props = SimpleTreeViewProps<boolean>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

const chapters = (
  <>
    <TreeItem itemId="arriving" label="Arriving">
      <TreeItem itemId="badge" label="Badge" />
      <TreeItem itemId="desk" label="Desk" />
    </TreeItem>
    <TreeItem itemId="contacts" label="Contacts" />
  </>
);

function mount(props: Props = {}, children: ReactNode = chapters) {
  const apiRef = createRef<Api>() as {current: Api};
  const onSelectedItemsChange = jest.fn();
  render(
    <SimpleTreeView<boolean>
      apiRef={apiRef}
      onSelectedItemsChange={onSelectedItemsChange}
      {...props}
    >
      {children}
    </SimpleTreeView>,
  );
  return {apiRef, last: () => onSelectedItemsChange.mock.lastCall?.[1] as unknown};
}

test('two items with one id throw when both are mounted', () => {
  listenToConsole();
  const twice = (
    <>
      <TreeItem itemId="a" label="First">
        <TreeItem itemId="b" label="Inside" />
      </TreeItem>
      <TreeItem itemId="b" label="Second" />
    </>
  );
  expect(() => mount({}, twice)).not.toThrow();
  expect(() => fireEvent.click(screen.getByText('First'))).toThrow('unique `id`');
});

test('two items with one id in an array, or one without label, throw in the rich tree', () => {
  listenToConsole();
  const items = [
    {id: 'a', label: 'First'},
    {id: 'a', label: 'Second'},
  ];
  expect(() => render(<RichTreeView items={items} />)).toThrow('same id');
  const unnamed = [{id: 'a'}] as unknown as typeof items;
  expect(() => render(<RichTreeView items={unnamed} />)).toThrow('`label`');
});

test('an item outside of a tree throws', () => {
  listenToConsole();
  expect(() => render(<TreeItem itemId="a" label="Alone" />)).toThrow('Tree View context');
});

test('items of a closed branch are not mounted, and apiRef does not know them', () => {
  const {apiRef} = mount();
  expect(screen.queryByText('Badge')).toBeNull();
  expect(apiRef.current.getItemOrderedChildrenIds?.('arriving')).toEqual([]);
  fireEvent.click(screen.getByText('Arriving'));
  expect(apiRef.current.getItemOrderedChildrenIds?.('arriving')).toEqual(['badge', 'desk']);
  expect(apiRef.current.getParentId?.('badge')).toBe('arriving');
  expect(apiRef.current.getItem?.('badge')).toEqual({id: 'badge', label: ''});
});

test('propagation leaves out the items of a closed branch', () => {
  const {last} = mount({
    multiSelect: true,
    selectionPropagation: {descendants: true, parents: true},
  });
  press('Arriving', ' ');
  expect(last()).toEqual(['arriving']);
});

test('an empty array gives no branch and an empty fragment gives one', () => {
  mount(
    {},
    <>
      <TreeItem itemId="array" label="Array">
        {[]}
      </TreeItem>
      <TreeItem itemId="fragment" label="Fragment">
        <></>
      </TreeItem>
    </>,
  );
  expect(itemOf('Array').hasAttribute('aria-expanded')).toBe(false);
  expect(itemOf('Fragment').getAttribute('aria-expanded')).toBe('false');
});

test('onClick of an item is called for its children too, onItemClick for one row', () => {
  const onClick = jest.fn();
  const onItemClick = jest.fn();
  mount(
    {defaultExpandedItems: ['arriving'], onItemClick},
    <TreeItem itemId="arriving" label="Arriving" onClick={onClick}>
      <TreeItem itemId="badge" label="Badge" />
    </TreeItem>,
  );
  fireEvent.click(screen.getByText('Badge'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onItemClick.mock.calls.map((call) => call[1] as string)).toEqual(['badge']);
});

test('setIsItemDisabled switches an item of the simple tree', () => {
  const {apiRef} = mount();
  act(() => apiRef.current.setIsItemDisabled?.({itemId: 'contacts'}));
  expect(itemOf('Contacts').getAttribute('aria-disabled')).toBe('true');
});
