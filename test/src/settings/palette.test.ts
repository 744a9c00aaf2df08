import {checkPaletteColor, parsePalette, serializePalette} from '@site/src/settings/palette';

test('a palette reads back what it writes', () => {
  const palette = {primary: {main: '#123456'}, secondary: {main: 'hsl(120, 50%, 50%)'}};
  expect(parsePalette(serializePalette(palette))).toEqual(palette);
  expect(parsePalette(serializePalette({}))).toEqual({});
  expect(parsePalette(serializePalette({secondary: palette.secondary}))).toEqual({
    secondary: palette.secondary,
  });
});

test.each([
  ['text that is no JSON', '{"primary"'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a number', '1'],
  ['an unknown color name', '{"tertiary":{"main":"#fff"}}'],
  ['a name of the prototype', '{"__proto__":{"main":"#fff"}}'],
  ['a color without main', '{"primary":{}}'],
  ['a main that is no string', '{"primary":{"main":5}}'],
  ['a color that is a bare string', '{"primary":"#fff"}'],
  ['a color in no known format', '{"primary":{"main":"bluish"}}'],
  ['one good and one broken color', '{"primary":{"main":"#fff"},"secondary":{"main":"x"}}'],
])('%s counts as absent', (_, text) => {
  expect(parsePalette(text)).toBeUndefined();
});

test.each([
  [{}, 'a color needs a main value'],
  [null, 'a color needs a main value'],
  ['#fff', 'a color needs a main value'],
  [{main: 7}, 'main must be a string'],
  [{main: undefined}, 'main must be a string'],
  [{main: 'bluish'}, 'colour format not supported'],
  [{main: 'color(xyz 0 0 0)'}, 'colour space not supported'],
])('the color %j is refused with "%s"', (input, error) => {
  expect(checkPaletteColor(input)).toEqual({error});
});

test('fields beside main are not kept', () => {
  expect(parsePalette('{"primary":{"main":"#fff","dark":"x"}}')).toEqual({primary: {main: '#fff'}});
});
