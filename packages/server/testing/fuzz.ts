/** The seed of generated test data: fixed in `npm test`, drawn and printed by `npm run test:all`. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** The number of generated cases: `npm run test:all` multiplies it by FUZZ_FACTOR. */
export const fuzzRuns = (runs: number): number => runs * Number(process.env.FUZZ_FACTOR ?? 1);

/** A replacement for `Math.random` that returns the same numbers for the same seed (mulberry32). */
export function newFuzzRandom(seed = fuzzSeed): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
