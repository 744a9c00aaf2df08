import {feedDelay, pickAd, requestAd} from '../../../plugins/ads/feed';

const base = 'https://docs.example/x/react-data-grid/';

describe('picking an ad', () => {
  test('maps the first entry that has a statlink', () => {
    const answer = {
      ads: [
        {},
        {company: 'No link', description: 'Never shown'},
        {
          company: 'Acme',
          description: 'Tables for all',
          image: 'https://cdn.example/a.png',
          statlink: 'https://click.example/1',
          statimp: 'https://count.example/i',
          pixel: 'https://a.example/p?t=[timestamp]||https://b.example/p',
          timestamp: '1700000000',
        },
        {company: 'Second', statlink: 'https://click.example/2'},
      ],
    };
    expect(pickAd(answer, base, 5)).toEqual({
      link: 'https://click.example/1',
      img: 'https://cdn.example/a.png',
      company: 'Acme',
      description: 'Tables for all',
      label: 'feed',
      pixels: [
        'https://count.example/i',
        'https://a.example/p?t=1700000000',
        'https://b.example/p',
      ],
    });
  });

  test('takes addresses without a protocol from the page', () => {
    const ad = pickAd({ads: [{statlink: '//click.example/1', image: '//cdn.example/a'}]}, base, 0);
    expect(ad).toMatchObject({link: 'https://click.example/1', img: 'https://cdn.example/a'});
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', ' ', 'https://', 7, null, undefined])(
    'passes over an entry whose statlink is %p',
    (statlink) => {
      const next = {statlink: 'https://click.example/ok', description: 'ok'};
      expect(pickAd({ads: [{statlink}, next]}, base, 0)?.description).toBe('ok');
    },
  );

  test('drops an image that is not http', () => {
    const ads = [{statlink: 'https://a.example', image: 'javascript:alert(1)'}];
    expect(pickAd({ads}, base, 0)?.img).toBeUndefined();
  });

  test('keeps markup as text and survives texts that are none', () => {
    const ads = [
      {statlink: 'https://a.example', company: {}, description: '<script>alert(1)</script>'},
    ];
    expect(pickAd({ads}, base, 0)).toMatchObject({
      company: undefined,
      description: '<script>alert(1)</script>',
    });
  });

  test.each([
    null,
    undefined,
    'text',
    3,
    [],
    {},
    {ads: null},
    {ads: 'x'},
    {ads: {}},
    {ads: [null]},
  ])('finds nothing in %j', (answer) => {
    expect(pickAd(answer, base, 0)).toBeUndefined();
  });
});

describe('asking the feed', () => {
  const good = {ads: [{statlink: 'https://click.example/1', description: 'Found'}]};

  function ask(load: () => Promise<unknown>, left: () => boolean = () => false) {
    const waits: number[] = [];
    const result = requestAd({
      load,
      wait: (delay) => {
        waits.push(delay);
        return Promise.resolve();
      },
      left,
      base,
      now: () => 0,
    });
    return {result, waits};
  }

  test('asks once when the first answer has an ad', async () => {
    const load = jest.fn(() => Promise.resolve(good));
    const {result, waits} = ask(load);
    await expect(result).resolves.toMatchObject({description: 'Found'});
    expect(load).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([]);
  });

  test('asks 10 times at most, with growing pauses between', async () => {
    const load = jest.fn(() => Promise.resolve({ads: []}));
    const {result, waits} = ask(load);
    await expect(result).resolves.toBeUndefined();
    expect(load).toHaveBeenCalledTimes(10);
    expect(waits).toHaveLength(9);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(new Set(waits).size).toBe(9);
  });

  test('takes the ad of the tenth answer', async () => {
    const load = jest.fn((): Promise<unknown> =>
      Promise.resolve(load.mock.calls.length < 10 ? {} : good),
    );
    await expect(ask(load).result).resolves.toMatchObject({description: 'Found'});
    expect(load).toHaveBeenCalledTimes(10);
  });

  test.each([new TypeError('Failed to fetch'), new SyntaxError('Unexpected token <')])(
    'gives up silently at the first failure: %s',
    async (error) => {
      const load = jest.fn(() => Promise.reject(error));
      await expect(ask(load).result).resolves.toBeUndefined();
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  test('does not ask when the page has been left', async () => {
    const load = jest.fn(() => Promise.resolve(good));
    await expect(ask(load, () => true).result).resolves.toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  test('drops an answer that comes after the page has been left', async () => {
    let left = false;
    const load = () => {
      left = true;
      return Promise.resolve(good);
    };
    await expect(ask(load, () => left).result).resolves.toBeUndefined();
  });

  test('all pauses together stay within the 15 s of the checks', () => {
    const pauses = Array.from({length: 9}, (_, index) => feedDelay(index + 1));
    expect(pauses[0]).toBe(150);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(14_500);
  });
});
