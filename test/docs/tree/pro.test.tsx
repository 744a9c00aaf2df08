/** @jest-environment jsdom */
import '../support/browser';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {createRef} from 'react';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import type {RichTreeViewProProps} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {DataSourceCacheDefault} from '@mui/x-tree-view/utils';
import {listenToConsole} from '../support/console';
import {itemOf, press} from './support/items';

interface Folder {
  id: string;
  label: string;
  count?: number;
  children?: Folder[];
}

type Props = Partial<RichTreeViewProProps<Folder, boolean>>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

beforeEach(() => {
  listenToConsole();
});

function mount(props: Props) {
  const apiRef = createRef<Api>() as {current: Api};
  render(<RichTreeViewPro<Folder, boolean> items={[]} apiRef={apiRef} {...props} />);
  return apiRef;
}

function source(answers: Record<string, Folder[]>) {
  const getTreeItems = jest.fn(async (id = 'top') => {
    const found = answers[id];
    if (!found) {
      throw new Error(`${id} is closed`);
    }
    return Promise.resolve(found);
  });
  return {getTreeItems, getChildrenCount: (item: Folder) => item.count ?? 0};
}

const top = [{id: 'a', label: 'Alpha', count: 1}];

test('an answer is asked for once and comes from the cache the next time', async () => {
  const dataSource = source({top, a: [{id: 'a1', label: 'Inside'}]});
  const onItemsLazyLoaded = jest.fn();
  mount({dataSource, onItemsLazyLoaded});
  fireEvent.click(await screen.findByText('Alpha'));
  await screen.findByText('Inside');
  fireEvent.click(screen.getByText('Alpha'));
  await waitFor(() => expect(itemOf('Alpha').getAttribute('aria-expanded')).toBe('false'));
  fireEvent.click(screen.getByText('Alpha'));
  await waitFor(() => expect(itemOf('Alpha').getAttribute('aria-expanded')).toBe('true'));
  expect(dataSource.getTreeItems.mock.calls).toEqual([[], ['a']]);
  expect(onItemsLazyLoaded.mock.lastCall?.[0]).toMatchObject({parentId: 'a', isCacheHit: true});
});

test('an item whose children could not be loaded stays closed, and opening it asks again', async () => {
  const answers: Record<string, Folder[]> = {top};
  const dataSource = source(answers);
  mount({dataSource});
  fireEvent.click(await screen.findByText('Alpha'));
  await waitFor(() => expect(document.querySelector('.MuiTreeItem-errorIcon')).not.toBeNull());
  expect(itemOf('Alpha').getAttribute('aria-expanded')).toBe('false');
  answers.a = [{id: 'a1', label: 'Inside'}];
  fireEvent.click(screen.getByText('Alpha'));
  await screen.findByText('Inside');
  expect(document.querySelector('.MuiTreeItem-errorIcon')).toBeNull();
});

test('a top that could not be loaded leaves an empty tree, and updateItemChildren loads it', async () => {
  const answers: Record<string, Folder[]> = {};
  const dataSource = source(answers);
  const apiRef = mount({dataSource});
  await waitFor(() => expect(dataSource.getTreeItems).toHaveBeenCalled());
  expect(screen.getByRole('tree').querySelector('li')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  answers.top = top;
  await act(async () => apiRef.current.updateItemChildren?.(null));
  expect(screen.getByText('Alpha')).toBeTruthy();
});

test('a failing updateItemChildren removes the children', async () => {
  const answers: Record<string, Folder[]> = {top, a: [{id: 'a1', label: 'Inside'}]};
  const apiRef = mount({dataSource: source(answers)});
  fireEvent.click(await screen.findByText('Alpha'));
  await screen.findByText('Inside');
  delete answers.a;
  await act(async () => apiRef.current.updateItemChildren?.('a'));
  expect(screen.queryByText('Inside')).toBeNull();
});

test('the cache answers -1 for an entry that is too old, and forgets it', () => {
  jest.useFakeTimers();
  const cache = new DataSourceCacheDefault<Folder>({});
  cache.set('a', top);
  jest.advanceTimersByTime(300_000);
  expect(cache.get('a')).toBe(top);
  jest.advanceTimersByTime(1);
  expect(cache.get('a')).toBe(-1);
  expect(cache.get('a')).toBeUndefined();
  jest.useRealTimers();
});

const flat: Folder[] = [
  {id: 'a', label: 'Alpha'},
  {id: 'b', label: 'Beta'},
];

function drag(from: string, to: string, dropEffect = 'move') {
  const dataTransfer = {types: [], setDragImage: () => {}, setData: () => {}, dropEffect};
  const row = itemOf(to).querySelector('.MuiTreeItem-content') as Element;
  fireEvent.dragStart(itemOf(from), {dataTransfer});
  fireEvent.dragEnter(row, {dataTransfer});
  fireEvent.dragOver(row, {dataTransfer});
  fireEvent.dragEnd(itemOf(from), {dataTransfer});
}

test('an item without children takes others, and getItemTree has the move', () => {
  const onItemPositionChange = jest.fn();
  const apiRef = mount({items: flat, itemsReordering: true, onItemPositionChange});
  drag('Beta', 'Alpha');
  expect(onItemPositionChange).toHaveBeenCalledWith({
    itemId: 'b',
    oldPosition: {parentId: null, index: 1},
    newPosition: {parentId: 'a', index: 0},
  });
  expect(apiRef.current.getItemTree?.()).toEqual([
    {id: 'a', label: 'Alpha', children: [{id: 'b', label: 'Beta'}]},
  ]);
});

test('a drag that is canceled or refused moves nothing', () => {
  const onItemPositionChange = jest.fn();
  mount({items: flat, itemsReordering: true, onItemPositionChange});
  drag('Beta', 'Alpha', 'none');
  expect(onItemPositionChange).not.toHaveBeenCalled();
});

test('a place that canMoveItemToNewPosition refuses is not taken', () => {
  const onItemPositionChange = jest.fn();
  const canMoveItemToNewPosition = jest.fn(() => false);
  mount({items: flat, itemsReordering: true, onItemPositionChange, canMoveItemToNewPosition});
  drag('Beta', 'Alpha');
  expect(canMoveItemToNewPosition).toHaveBeenCalled();
  expect(onItemPositionChange).not.toHaveBeenCalled();
});

const inside = [
  {id: 'a1', label: 'Inside'},
  {id: 'a2', label: 'Second'},
];

test('an item moved into a loaded branch is gone when the cache brings the branch anew', async () => {
  const dataSource = source({top: [...top, {id: 'b', label: 'Beta'}], a: inside});
  mount({dataSource, itemsReordering: true});
  fireEvent.click(await screen.findByText('Alpha'));
  await screen.findByText('Inside');
  drag('Beta', 'Alpha');
  expect(itemOf('Alpha').textContent).toMatch('BetaInsideSecond');
  fireEvent.click(screen.getByText('Alpha'));
  await waitFor(() => expect(itemOf('Alpha').getAttribute('aria-expanded')).toBe('false'));
  fireEvent.click(screen.getByText('Alpha'));
  await waitFor(() => expect(itemOf('Alpha').getAttribute('aria-expanded')).toBe('true'));
  expect(itemOf('Alpha').textContent).toBe('AlphaInsideSecond');
  expect(screen.queryByText('Beta')).toBeNull();
});

test('a branch whose item was moved away opens again when the cache knows of the move', async () => {
  const dataSource = source({top: [...top, {id: 'b', label: 'Beta'}], a: inside});
  const dataSourceCache = new DataSourceCacheDefault<Folder>({});
  const onItemPositionChange = () => dataSourceCache.set('a', inside.slice(1));
  mount({dataSource, dataSourceCache, onItemPositionChange, itemsReordering: true});
  fireEvent.click(await screen.findByText('Alpha'));
  await screen.findByText('Inside');
  drag('Inside', 'Beta');
  fireEvent.click(screen.getByText('Alpha'));
  await waitFor(() => expect(itemOf('Alpha').getAttribute('aria-expanded')).toBe('false'));
  fireEvent.click(screen.getByText('Alpha'));
  await waitFor(() => expect(itemOf('Alpha').getAttribute('aria-expanded')).toBe('true'));
  expect(screen.getByText('Second')).toBeTruthy();
});

test('the star opens branches without loading them', async () => {
  const dataSource = source({top, a: inside});
  mount({dataSource});
  await screen.findByText('Alpha');
  press('Alpha', '*');
  await waitFor(() => expect(itemOf('Alpha').getAttribute('aria-expanded')).toBe('true'));
  expect(dataSource.getTreeItems).toHaveBeenCalledTimes(1);
});
