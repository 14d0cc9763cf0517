import { seededRandom } from "../seeded-random.ts";

// Fixed, so that the sample has the same ids in every database.
const EPOCH_MS = 1_735_689_600_000;

/** A deterministic UUID version 7, ascending with `at`. */
export function sampleId(kind: string, at: number): string {
  const dice = seededRandom(`${kind} ${at}`);
  const time = (EPOCH_MS + at).toString(16).padStart(12, "0");
  const hex = (digits: number) => Array.from({ length: digits }, () => dice.between(0, 15).toString(16)).join("");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${dice.pick(["8", "9", "a", "b"])}${hex(3)}-${hex(12)}`;
}
