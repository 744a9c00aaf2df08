import {ServerError} from '../../_data/mockNetwork';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Worth another try: no answer at all, or a fault of the server that may pass. */
const mayPass = (error: unknown) =>
  error instanceof ServerError && (error.status === 0 || error.status >= 500);

/**
 * Sends a request up to three times, after half a second and after one more second.
 *
 * @param tell Gets a line for the user about what is going on.
 */
export async function withRetries<Answer>(
  send: () => Promise<Answer>,
  tell: (text: string) => void,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await send();
      tell(`Answered at attempt ${attempt}.`);
      return answer;
    } catch (error) {
      if (attempt === 3 || !mayPass(error)) {
        tell(error instanceof Error ? error.message : 'Something went wrong.');
        throw error;
      }
      tell(`Attempt ${attempt} failed, trying again.`);
      await wait(500 * attempt);
    }
  }
}
