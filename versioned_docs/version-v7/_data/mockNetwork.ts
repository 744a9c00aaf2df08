import {createRandom} from './random';

/** What is left of a value after a trip as JSON: dates have become ISO text. */
export type Wire<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? Wire<Item>[]
    : Value extends object
      ? {[Key in keyof Value]: Wire<Value[Key]>}
      : Value;

/** What a client sees when a request goes wrong; `status` 0 means that nothing answered. */
export class ServerError extends Error {
  status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ServerError';
    this.status = status;
  }
}

export interface NetworkOptions {
  /** Shortest and longest time of an answer, in milliseconds. Default 250 to 650. */
  latency?: readonly [shortest: number, longest: number];
  /** Share of requests that fail with status 503, from 0 to 1. Default 0. */
  failureRate?: number;
  /** Decides latencies and failures. Default 1. */
  seed?: number;
}

/** The way between a browser and a server that lives in the same page. */
export interface MockNetwork {
  /** Switches the server off and on; while it is off, every request fails with status 0. */
  setOnline: (online: boolean) => void;
  /** How many requests have left so far, failed ones included. */
  requests: number;
  /** Lets the next requests fail with a status, by default one with 503. */
  failNext: (count?: number, status?: number) => void;
  /**
   * Sends a request and comes back with a copy of the answer, as JSON would make it.
   *
   * @param answer What the server does; runs when half of the time is over. What it throws is the failure.
   */
  send: <Answer>(answer: () => Answer) => Promise<Wire<Answer>>;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Makes a network in which answers take their time, arrive out of order, and fail when told to. */
export function createMockNetwork({
  latency = [250, 650],
  failureRate = 0,
  seed = 1,
}: NetworkOptions = {}): MockNetwork {
  const random = createRandom(seed);
  let isOnline = true;
  let failures = 0;
  let failureStatus = 503;

  const network: MockNetwork = {
    requests: 0,
    setOnline(online) {
      isOnline = online;
    },
    failNext(count = 1, status = 503) {
      failures = count;
      failureStatus = status;
    },
    async send(answer) {
      network.requests += 1;
      const time = random.int(latency[0], latency[1]);
      const unlucky = random.chance(failureRate);
      await wait(time / 2);
      if (!isOnline) {
        throw new ServerError(0, 'The server cannot be reached.');
      }
      if (failures > 0 || unlucky) {
        failures = Math.max(0, failures - 1);
        const status = unlucky ? 503 : failureStatus;
        throw new ServerError(status, `The server answered with status ${status}.`);
      }
      const text = JSON.stringify(answer());
      await wait(time / 2);
      return JSON.parse(text) as never;
    },
  };
  return network;
}
