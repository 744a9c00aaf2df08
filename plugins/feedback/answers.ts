/** What a reader says of a page. */
export type Answer = 'yes' | 'no';

/** Key of the answers in sessionStorage; no setting, so not under `x-docs:`. */
export const ANSWERS_KEY = 'x-docs.feedback';

/** Where answers are kept for the visit. */
export type AnswerStorage = Pick<Storage, 'getItem' | 'setItem'>;

function readAll(storage: AnswerStorage | undefined): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(ANSWERS_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The answer that a visitor gave for a page in this visit. */
export function readAnswer(storage: AnswerStorage | undefined, page: string): Answer | undefined {
  const answer = readAll(storage)[page];
  return answer === 'yes' || answer === 'no' ? answer : undefined;
}

/** Keeps the answer for the visit; without a storage it holds until the page is left. */
export function keepAnswer(storage: AnswerStorage | undefined, page: string, answer: Answer): void {
  try {
    storage?.setItem(ANSWERS_KEY, JSON.stringify({...readAll(storage), [page]: answer}));
  } catch {
    // A closed or full storage forgets the answer with the page.
  }
}
