import {
  drawSession,
  metricParams,
  VITALS_KEY,
  VITALS_RATIO,
} from '../../../plugins/analytics/vitals';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('the share of sessions is that of the specification', () => {
  expect(VITALS_RATIO).toBe(0.0001);
});

test.each([
  {draw: 0, drawn: true},
  {draw: 0.000099, drawn: true},
  {draw: 0.0001, drawn: false},
  {draw: 0.5, drawn: false},
])('a draw of $draw reports: $drawn', ({draw, drawn}) => {
  const storage = createStorage();
  expect(drawSession(VITALS_RATIO, () => draw, storage)).toBe(drawn);
  expect(storage.kept.get(VITALS_KEY)).toBe(drawn ? '1' : '0');
});

test.each([true, false])('a session that drew %s does not draw again', (drawn) => {
  const storage = createStorage();
  drawSession(0.5, () => (drawn ? 0 : 0.9), storage);
  const random = jest.fn(() => (drawn ? 0.9 : 0));
  expect(drawSession(0.5, random, storage)).toBe(drawn);
  expect(random).not.toHaveBeenCalled();
});

test('ratios of 0 and 1 mean never and always', () => {
  expect(drawSession(0, () => 0, createStorage())).toBe(false);
  expect(drawSession(1, () => 0.999999, createStorage())).toBe(true);
});

test('draws without a storage too', () => {
  const closed = {
    getItem: () => {
      throw new DOMException('closed', 'SecurityError');
    },
    setItem: () => undefined,
  };
  expect(drawSession(0.5, () => 0.4, closed)).toBe(true);
  expect(drawSession(0.5, () => 0.6, closed)).toBe(false);
});

test('a metric is reported with id, name, value and delta', () => {
  expect(metricParams({id: 'v5-1', name: 'CLS', value: 0.2, delta: 0.05})).toEqual({
    metric_id: 'v5-1',
    metric_name: 'CLS',
    metric_value: 0.2,
    metric_delta: 0.05,
    value: 0.05,
  });
});
