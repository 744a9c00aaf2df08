import type {Root} from 'mdast';
import remarkPlanMarks from '../../../plugins/plan-marks/remarkPlanMarks';

function plan(name?: string): object {
  return {
    type: 'mdxJsxTextElement',
    name: 'Plan',
    attributes: name ? [{type: 'mdxJsxAttribute', name: 'name', value: name}] : [],
    children: [],
  };
}

async function run(...children: object[]): Promise<{children: unknown[]; data?: unknown}> {
  const heading = {type: 'heading', depth: 2, children};
  const tree = {type: 'root', children: [heading]} as unknown as Root;
  await (remarkPlanMarks() as (tree: Root) => Promise<void>)(tree);
  return heading;
}

describe('remarkPlanMarks', () => {
  it('turns the mark into a span and leaves it out of the id', async () => {
    const heading = await run({type: 'text', value: 'Sort by several columns '}, plan('pro'));
    expect(heading.children[1]).toMatchObject({
      name: 'span',
      attributes: [{name: 'className', value: 'x-plan x-plan--pro'}],
      children: [{value: 'Pro plan'}],
    });
    expect(heading.data).toEqual({hProperties: {id: 'sort-by-several-columns'}});
  });

  it('leaves other headings alone', async () => {
    const heading = await run({type: 'text', value: 'Sort'});
    expect(heading.data).toBeUndefined();
  });

  it('names the heading and what was found when the plan is unknown', async () => {
    await expect(run({type: 'text', value: 'Sort '}, plan('gold'))).rejects.toThrow(
      '<Plan> in the heading "Sort": expected name="pro" or name="premium", found name="gold".',
    );
  });
});
