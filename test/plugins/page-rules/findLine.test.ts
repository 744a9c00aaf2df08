import {findLine} from '../../../plugins/page-rules/findLine';

const page = `---
title: A
sidebar_custom_props: {plan: pro, newFeature: true}
nested:
  "plan": pro
  planned: true
---
ads: not here
`;

test.each([
  [['title'], 2],
  [['sidebar_custom_props', 'newFeature'], 3],
  [['nested', 'plan'], 5],
  [['nested', 'planned'], 6],
  [['nested', 'absent'], 4],
  [['ads'], 1],
])('%j is in line %i', (field, line) => {
  expect(findLine(page, field)).toBe(line);
});
