import {createMissingReport} from '../../../src/i18n/warnMissing';

test('a missing translation is reported once, each language for itself', () => {
  const lines: string[] = [];
  const report = createMissingReport((line) => lines.push(line));
  report('zh:copy.copy');
  report('zh:copy.copy');
  report('pt:copy.copy');
  expect(lines).toEqual([
    'Missing translation zh:copy.copy: the English text is shown instead.',
    'Missing translation pt:copy.copy: the English text is shown instead.',
  ]);
});
