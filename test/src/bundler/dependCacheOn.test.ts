import {dependCacheOn, type BundlerConfig} from '@site/src/bundler/dependCacheOn';

test('a cache that outlives the process depends on the files, any other is left alone', () => {
  const config = (experiments?: object) => ({experiments}) as BundlerConfig;
  expect(dependCacheOn(config({cache: {type: 'persistent'}}), ['/a.ts'])).toEqual({
    experiments: {cache: {buildDependencies: ['/a.ts']}},
  });
  expect(dependCacheOn(config({cache: {type: 'memory'}}), ['/a.ts'])).toEqual({});
  expect(dependCacheOn(config(), ['/a.ts'])).toEqual({});
});
