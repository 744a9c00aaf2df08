import type {FieldFault} from './checkFrontMatter';
import type {PageNode} from '../../src/navigation';

const FIELD = 'sidebar_custom_props';
const PLANS = ['pro', 'premium'];
const FLAGS = ['newFeature', 'planned', 'unstable'] as const;
const NAMES = ['plan', ...FLAGS] as const;

type Props = Readonly<Record<string, unknown>>;

function isProps(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Faults that the page has by itself: names that do not exist, values that are none. */
function checkShape(props: Props): FieldFault[] {
  return Object.entries(props).flatMap(([name, value]) => {
    const fault = (message: string, remedy: string) => [{field: [FIELD, name], message, remedy}];
    if (!(NAMES as readonly string[]).includes(name)) {
      return fault('is not a mark of a page.', `Use one of ${NAMES.join(', ')}.`);
    }
    if (name === 'plan') {
      return PLANS.includes(value as string)
        ? []
        : fault(
            `expected pro or premium, found ${JSON.stringify(value)}.`,
            'Leave it out on a page for every plan.',
          );
    }
    return value === true
      ? []
      : fault(
          `expected true, found ${JSON.stringify(value)}.`,
          'Leave it out where it does not hold.',
        );
  });
}

/** Marks that the page and its node in the navigation do not share. */
function checkAgreement(props: Props, node: PageNode): FieldFault[] {
  return NAMES.flatMap((name) => {
    const wanted = node[name] || undefined;
    const found = props[name] as string | true | undefined;
    return wanted === found
      ? []
      : [
          {
            field: [FIELD, name],
            message: `is ${found ?? 'not set'}, but ${wanted ?? 'not set'} in src/navigation at ${node.pathname}.`,
            remedy: 'Make the one that is wrong like the other.',
          },
        ];
  });
}

/**
 * Checks the marks of a page: plan, new, planned, unstable.
 *
 * @param value the field `sidebar_custom_props` of the page
 * @param node the page's node in the navigation; without one nothing is compared
 */
export function checkFlags(value: unknown, node?: PageNode): FieldFault[] {
  if (value !== undefined && !isProps(value)) {
    return [
      {
        field: [FIELD],
        message: `expected marks by name, found ${JSON.stringify(value)}.`,
        remedy: 'Write them as in {plan: pro, newFeature: true}.',
      },
    ];
  }
  const props = value ?? {};
  const faults = checkShape(props);
  return faults.length === 0 && node ? checkAgreement(props, node) : faults;
}
