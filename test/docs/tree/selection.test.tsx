/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {itemOf, press} from './support/items';

interface Room {
  id: string;
  label: string;
  children?: Room[];
}

const items: Room[] = [
  {
    id: 'north',
    label: 'North wing',
    children: [
      {id: 'n1', label: 'Studio'},
      {id: 'n2', label: 'Archive'},
    ],
  },
  {id: 'south', label: 'South wing', children: [{id: 's1', label: 'Kitchen'}]},
  {id: 'yard', label: 'Yard'},
];

type Props = Partial<RichTreeViewProps<Room, boolean>>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

function mount(props: Props = {}) {
  const apiRef = createRef<Api>() as {current: Api};
  const onSelectedItemsChange = jest.fn();
  render(
    <RichTreeView<Room, boolean>
      items={items}
      apiRef={apiRef}
      defaultExpandedItems={['north']}
      onSelectedItemsChange={onSelectedItemsChange}
      {...props}
    />,
  );
  const last = () => onSelectedItemsChange.mock.lastCall?.[1] as unknown;
  return {apiRef, last, onSelectedItemsChange};
}

test('a click replaces the selection, with Ctrl it adds, with Shift it takes the range shown', () => {
  const {last} = mount({multiSelect: true});
  fireEvent.click(screen.getByText('Studio'));
  expect(last()).toEqual(['n1']);
  fireEvent.click(screen.getByText('Yard'), {ctrlKey: true});
  expect(last()).toEqual(['yard', 'n1']);
  fireEvent.click(screen.getByText('Archive'));
  expect(last()).toEqual(['n2']);
  fireEvent.click(screen.getByText('Yard'), {shiftKey: true});
  expect(last()).toEqual(['n2', 'south', 'yard']);
});

test('Space selects and unselects, with and without multiSelect; a click never unselects', () => {
  const {last} = mount();
  press('Yard', ' ');
  expect(last()).toBe('yard');
  fireEvent.click(screen.getByText('Yard'));
  expect(last()).toBe('yard');
  press('Yard', ' ');
  expect(last()).toBeNull();
});

test('a click on the selected item calls onSelectedItemsChange again and no toggle', () => {
  const onItemSelectionToggle = jest.fn();
  const {onSelectedItemsChange} = mount({onItemSelectionToggle});
  fireEvent.click(screen.getByText('Yard'));
  fireEvent.click(screen.getByText('Yard'));
  expect(onSelectedItemsChange).toHaveBeenCalledTimes(2);
  expect(onItemSelectionToggle).toHaveBeenCalledTimes(1);
});

test('with checkboxes a click on the row does not select', () => {
  const {last, onSelectedItemsChange} = mount({checkboxSelection: true, multiSelect: true});
  fireEvent.click(screen.getByText('Yard'));
  expect(onSelectedItemsChange).not.toHaveBeenCalled();
  fireEvent.click(itemOf('Yard').querySelector('input') as HTMLInputElement);
  expect(last()).toEqual(['yard']);
});

test('propagation to descendants includes items that are collapsed, disabled or not selectable', () => {
  const {last} = mount({
    multiSelect: true,
    defaultExpandedItems: [],
    selectionPropagation: {descendants: true},
    isItemDisabled: ({id}) => id === 'n1',
    isItemSelectionDisabled: ({id}) => id === 'n2',
  });
  press('North wing', ' ');
  expect(new Set(last() as string[])).toEqual(new Set(['north', 'n1', 'n2']));
});

test('propagation to parents selects a parent with its last child and lets it go with the first', () => {
  const {last} = mount({multiSelect: true, selectionPropagation: {parents: true}});
  press('Studio', ' ');
  expect(last()).toEqual(['n1']);
  press('Archive', ' ');
  expect(new Set(last() as string[])).toEqual(new Set(['north', 'n1', 'n2']));
  press('Studio', ' ');
  expect(last()).toEqual(['n2']);
});

test('propagation leaves a controlled or default selection as it is', () => {
  mount({
    multiSelect: true,
    checkboxSelection: true,
    defaultSelectedItems: ['north'],
    selectionPropagation: {descendants: true, parents: true},
  });
  expect(itemOf('North wing').getAttribute('aria-checked')).toBe('true');
  expect(itemOf('Studio').getAttribute('aria-checked')).toBe('false');
});

test('Ctrl A takes the items that are shown, with those that are not selectable', () => {
  const {last} = mount({multiSelect: true, isItemSelectionDisabled: ({id}) => id === 'n1'});
  press('Yard', 'a', {ctrlKey: true, keyCode: 65});
  expect(last()).toEqual(['north', 'n1', 'n2', 'south', 'yard']);
});

test('setItemSelection asks neither whether an item is disabled nor whether it exists', () => {
  const {apiRef, last} = mount({isItemDisabled: ({id}) => id === 'yard'});
  act(() => apiRef.current.setItemSelection?.({itemId: 'yard'}));
  expect(last()).toBe('yard');
  act(() => apiRef.current.setItemSelection?.({itemId: 'cellar'}));
  expect(last()).toBe('cellar');
});

test('setItemSelection drops the others unless keepExistingSelection is set', () => {
  const {apiRef, last} = mount({multiSelect: true, defaultSelectedItems: ['yard']});
  act(() => apiRef.current.setItemSelection?.({itemId: 'n1', keepExistingSelection: true}));
  expect(last()).toEqual(['n1', 'yard']);
  act(() => apiRef.current.setItemSelection?.({itemId: 'n2'}));
  expect(last()).toEqual(['n2']);
});

test('disableSelection stops clicks, keys and setItemSelection', () => {
  const {apiRef, onSelectedItemsChange} = mount({disableSelection: true});
  fireEvent.click(screen.getByText('Yard'));
  press('Yard', ' ');
  act(() => apiRef.current.setItemSelection?.({itemId: 'yard'}));
  expect(onSelectedItemsChange).not.toHaveBeenCalled();
});
