/** Milliseconds from the start of some work until the browser has made the next frame. */
export async function measure(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  return Math.round(performance.now() - start);
}
