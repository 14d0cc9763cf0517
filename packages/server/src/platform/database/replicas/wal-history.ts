/** The primary's positions in its write-ahead log (WAL). Moments are of `performance.now()`. */
export type WalHistory = {
  add(moment: number, position: bigint): void;
  clear(): void;
  latestMoment(): number | undefined;
  latestPosition(): bigint | undefined;
  /** The latest moment up to which a server that has replayed this position shows everything. */
  momentOf(position: bigint): number | undefined;
};

const MAX_SAMPLES = 120;

export function newWalHistory(): WalHistory {
  let samples: { moment: number; position: bigint }[] = [];
  return {
    add(moment, position) {
      samples.push({ moment, position });
      if (samples.length > MAX_SAMPLES) samples.shift();
    },
    clear() {
      samples = [];
    },
    latestMoment: () => samples.at(-1)?.moment,
    latestPosition: () => samples.at(-1)?.position,
    momentOf: (replayed) => samples.findLast(({ position }) => position <= replayed)?.moment,
  };
}

/** PostgreSQL writes positions as two hexadecimal numbers: `16/B374D848`. */
export function parseWalPosition(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
