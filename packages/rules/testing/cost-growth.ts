/** Of one doubling. Work that grows like its input doubles; work that looks back over all of it takes four times as long. */
const MAX_GROWTH = 2.5;

/** Three doublings tell both kinds of work apart on a busy machine. */
const TIMES = 8;
const MAX_RATIO = MAX_GROWTH ** Math.log2(TIMES) / TIMES;

/** Less harms nobody, and is near the steps of the clock: of thousands of characters, work that looks back takes much more. */
const HARMLESS_MS = 25;
const ATTEMPTS = 5;

// Of this thread, so that what else the machine does counts little.
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function cpuMs(work: () => unknown): number {
  const start = threadMs();
  work();
  return threadMs() - start;
}

/**
 * Whether the CPU time grows at most 2.5 times when the text doubles: compares one text of `length` characters with eight of
 * an eighth. One undisturbed measurement is enough.
 */
export function growsLikeItsInput(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): boolean {
  const [part, whole] = [textOf(length / TIMES), textOf(length)];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const ofWhole = cpuMs(() => read(whole));
    if (ofWhole < HARMLESS_MS) return true;
    const ofParts = cpuMs(() => {
      for (let time = 0; time < TIMES; time++) read(part);
    });
    if (ofWhole < MAX_RATIO * ofParts) return true;
  }
  return false;
}

export const repeatUpTo = (piece: string, length: number): string =>
  piece.repeat(Math.max(1, Math.floor(length / piece.length)));
