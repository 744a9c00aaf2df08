/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {itemOf, press} from './support/items';

const items = [
  {id: 'trip', label: 'Trip', children: [{id: 'route', label: 'Route'}]},
  {id: 'budget', label: 'Budget'},
];

type Props = Partial<RichTreeViewProps<(typeof items)[number], false>>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

function mount(props: Props = {}) {
  const apiRef = createRef<Api>() as {current: Api};
  const onItemLabelChange = jest.fn();
  const element = (more: Props) => (
    <RichTreeView
      isItemEditable
      items={items}
      apiRef={apiRef}
      onItemLabelChange={onItemLabelChange}
      {...props}
      {...more}
    />
  );
  const {rerender} = render(element({}));
  const change = (more: Props) => rerender(element(more));
  return {apiRef, change, onItemLabelChange};
}

const field = () => screen.queryByRole<HTMLInputElement>('textbox');
function type(value: string, key?: string) {
  const input = field() as HTMLInputElement;
  fireEvent.change(input, {target: {value}});
  if (key) {
    fireEvent.keyDown(input, {key});
  }
}

test('a double click or Enter opens the field, Enter keeps the text and Escape drops it', () => {
  const {onItemLabelChange} = mount();
  fireEvent.doubleClick(screen.getByText('Budget'));
  type('Costs', 'Enter');
  expect(onItemLabelChange).toHaveBeenCalledWith('budget', 'Costs');
  expect(field()).toBeNull();
  press('Costs', 'Enter');
  type('Prices', 'Escape');
  expect(screen.getByText('Costs')).toBeTruthy();
  expect(onItemLabelChange).toHaveBeenCalledTimes(1);
});

test('leaving the field keeps the text', () => {
  const {onItemLabelChange} = mount();
  fireEvent.doubleClick(screen.getByText('Budget'));
  type('Costs');
  fireEvent.blur(field() as HTMLInputElement);
  expect(onItemLabelChange).toHaveBeenCalledWith('budget', 'Costs');
});

test('an empty text is not kept and the field stays; spaces are a text; no change calls nothing', () => {
  const {onItemLabelChange} = mount();
  fireEvent.doubleClick(screen.getByText('Budget'));
  type('', 'Enter');
  fireEvent.blur(field() as HTMLInputElement);
  expect(field()).not.toBeNull();
  type('Budget', 'Enter');
  expect(field()).toBeNull();
  expect(onItemLabelChange).not.toHaveBeenCalled();
  fireEvent.doubleClick(screen.getByText('Budget'));
  type('  ', 'Enter');
  expect(onItemLabelChange).toHaveBeenCalledWith('budget', '  ');
});

test('with isItemEditable a click on the label does not expand', () => {
  mount();
  fireEvent.click(screen.getByText('Trip'));
  expect(itemOf('Trip').getAttribute('aria-expanded')).toBe('false');
  press('Trip', 'ArrowRight');
  expect(itemOf('Trip').getAttribute('aria-expanded')).toBe('true');
});

test('getItem and getItemTree return the old label, and a new array brings it back', () => {
  const {apiRef, change} = mount();
  act(() => apiRef.current.updateItemLabel?.('budget', 'Costs'));
  expect(screen.getByText('Costs')).toBeTruthy();
  expect(apiRef.current.getItem?.('budget')).toMatchObject({label: 'Budget'});
  expect(apiRef.current.getItemTree?.()[1]).toMatchObject({label: 'Budget'});
  change({items: [...items]});
  expect(screen.getByText('Budget')).toBeTruthy();
});

test('updateItemLabel renames what is not editable, and throws for an empty text or unknown id', () => {
  const {apiRef, onItemLabelChange} = mount({isItemEditable: false});
  act(() => apiRef.current.updateItemLabel?.('budget', 'Costs'));
  expect(onItemLabelChange).toHaveBeenCalledWith('budget', 'Costs');
  expect(() => apiRef.current.updateItemLabel?.('budget', '')).toThrow('cannot be empty');
  expect(() => apiRef.current.updateItemLabel?.('gone', 'Gone')).toThrow(TypeError);
});

test('setEditedItem ignores items that are not editable and ends the editing with null', () => {
  const {apiRef} = mount({isItemEditable: ({id}) => id === 'budget'});
  act(() => apiRef.current.setEditedItem?.('trip'));
  expect(field()).toBeNull();
  act(() => apiRef.current.setEditedItem?.('budget'));
  expect(field()?.value).toBe('Budget');
  act(() => apiRef.current.setEditedItem?.(null));
  expect(field()).toBeNull();
});
