/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {listenToConsole} from '../support/console';
import {itemOf, press} from './support/items';

const items = [
  {
    id: 'audio',
    label: 'Audio',
    children: [
      {id: 'mics', label: 'Microphones', children: [{id: 'clip', label: 'Clip microphone'}]},
    ],
  },
  {id: 'light', label: 'Lighting', children: [{id: 'led', label: 'LED panel'}]},
  {id: 'misc', label: 'Other'},
];

type Props = Partial<RichTreeViewProps<(typeof items)[number], false>>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

function mount(props: Props = {}) {
  const apiRef = createRef<Api>() as {current: Api};
  const onExpandedItemsChange = jest.fn();
  const onItemExpansionToggle = jest.fn();
  const element = (more: Props) => (
    <RichTreeView
      items={items}
      apiRef={apiRef}
      onExpandedItemsChange={onExpandedItemsChange}
      onItemExpansionToggle={onItemExpansionToggle}
      {...props}
      {...more}
    />
  );
  const {rerender} = render(element({}));
  const last = () => onExpandedItemsChange.mock.lastCall?.[1] as unknown;
  const change = (more: Props) => rerender(element(more));
  return {apiRef, last, change, onExpandedItemsChange, onItemExpansionToggle};
}

test('the toggle is called before the value, which has the newest id first', () => {
  const order: unknown[] = [];
  mount({
    defaultExpandedItems: ['light'],
    onItemExpansionToggle: (_event, ...rest) => order.push(rest),
    onExpandedItemsChange: (_event, value) => order.push(value),
  });
  fireEvent.click(screen.getByText('Audio'));
  expect(order).toEqual([
    ['audio', true],
    ['audio', 'light'],
  ]);
});

test('ids that the tree does not have stay in the value', () => {
  const {last} = mount({defaultExpandedItems: ['gone']});
  fireEvent.click(screen.getByText('Audio'));
  expect(last()).toEqual(['audio', 'gone']);
});

test('children that were open are open again when their parent is', () => {
  mount({defaultExpandedItems: ['mics']});
  expect(screen.queryByText('Clip microphone')).toBeNull();
  fireEvent.click(screen.getByText('Audio'));
  expect(screen.getByText('Clip microphone')).toBeTruthy();
});

test('with iconContainer the label selects only, and the icon expands and selects', () => {
  const onSelectedItemsChange = jest.fn();
  const {onExpandedItemsChange, last} = mount({
    expansionTrigger: 'iconContainer',
    onSelectedItemsChange,
  });
  fireEvent.click(screen.getByText('Audio'));
  expect(onExpandedItemsChange).not.toHaveBeenCalled();
  fireEvent.click(itemOf('Lighting').querySelector('.MuiTreeItem-iconContainer') as Element);
  expect(last()).toEqual(['light']);
  expect(onSelectedItemsChange.mock.lastCall?.[1]).toBe('light');
});

test('the star opens all branches beside the item in one change', () => {
  const {last, onExpandedItemsChange, onItemExpansionToggle} = mount();
  press('Other', '*');
  expect(last()).toEqual(['audio', 'light']);
  expect(onExpandedItemsChange).toHaveBeenCalledTimes(1);
  expect(onItemExpansionToggle).toHaveBeenCalledTimes(2);
});

test('setItemExpansion toggles, does nothing where nothing changes, and ignores disabled', () => {
  const {apiRef, last, onExpandedItemsChange} = mount({isItemDisabled: () => true});
  act(() => apiRef.current.setItemExpansion?.({itemId: 'audio', shouldBeExpanded: false}));
  expect(onExpandedItemsChange).not.toHaveBeenCalled();
  act(() => apiRef.current.setItemExpansion?.({itemId: 'audio'}));
  expect(last()).toEqual(['audio']);
  expect(apiRef.current.isItemExpanded?.('audio')).toBe(true);
});

test('two calls in one handler add up in a tree that keeps its own value, not in a controlled one', () => {
  const own = mount();
  act(() => {
    own.apiRef.current.setItemExpansion?.({itemId: 'audio'});
    own.apiRef.current.setItemExpansion?.({itemId: 'light'});
  });
  expect(own.last()).toEqual(['light', 'audio']);
  const controlled = mount({expandedItems: []});
  act(() => {
    controlled.apiRef.current.setItemExpansion?.({itemId: 'audio'});
    controlled.apiRef.current.setItemExpansion?.({itemId: 'light'});
  });
  expect(controlled.last()).toEqual(['light']);
});

test('another defaultExpandedItems is ignored, with an error in development', () => {
  const errors = listenToConsole();
  const {change} = mount({defaultExpandedItems: []});
  change({defaultExpandedItems: ['audio']});
  expect(itemOf('Audio').getAttribute('aria-expanded')).toBe('false');
  expect(errors.join()).toMatch('is changing the default expandedItems state');
});
