import { MINUTE_MS } from "@pecacerta/rules/duration";
import { type Outcome, type RefusedOutcome, refuse } from "@pecacerta/rules/outcome";
import { type Column, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { hashSecret } from "../config/secret-token.ts";

const GUESS_SECONDS = 45;
/** With one more every 45 s, this makes 30 guesses in any 15 minutes. */
const GUESSES_AT_ONCE = 10;
/** A network that has guessed before leaves the rest to others, such as the owner's new browser. */
const GUESSES_AT_ONCE_AGAIN = 7;
/** Who comes back after it goes before strangers with ever new networks, who never do. */
const FIRST_WAIT_SECONDS = 5;
const MAILED_FAILURE = 10;

const DEVICE_GUESSES = 10;
const DEVICE_WINDOW_MS = 15 * MINUTE_MS;

export type TooManyGuesses = RefusedOutcome<"TOO_MANY_REQUESTS", { seconds: number }>;

type Execute = Pick<NodePgDatabase, "execute">;

/** Names an account without storing its address. `kind`: of the secret that is guessed. */
export const guessedAccount = (kind: string, ...parts: readonly string[]): Buffer =>
  hashSecret(JSON.stringify([kind, ...parts]));

export type GuessOptions<Tx extends Execute> = {
  account: Buffer;
  network: string;
  isLimited: boolean;
  now: Date;
  inTransaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  countForDevice: (tx: Tx) => Promise<boolean>;
  forgiveDevice: (tx: Tx) => Promise<unknown>;
  countForNetwork?: () => Promise<number>;
  mailOwner: (tx: Tx) => Promise<void>;
};

/**
 * Runs `check`, whose refusals are wrong guesses, if there is a guess left for it. A known browser has its own; all others
 * share those of the account, whether or not it exists. They are counted before, so that parallel ones are seen.
 */
export async function checkGuess<Tx extends Execute, Checked extends Outcome<unknown, string, unknown>>(
  options: GuessOptions<Tx>,
  check: (isKnown: boolean) => Promise<Checked>,
): Promise<Checked | TooManyGuesses> {
  const { inTransaction, isLimited } = options;
  const isKnown = await inTransaction(options.countForDevice);
  if (isLimited && !isKnown) {
    const seconds =
      (await options.countForNetwork?.()) || (await inTransaction((tx) => admitOrCountGuess(tx, options)));
    if (seconds > 0) return refuse("TOO_MANY_REQUESTS", { seconds });
  }
  const checked = await check(isKnown);
  if (checked.ok) {
    if (isKnown) await inTransaction(options.forgiveDevice);
    else if (isLimited) await inTransaction((tx) => forgiveGuess(tx, options));
  } else if (isLimited) await inTransaction((tx) => countFailure(tx, options));
  return checked;
}

async function admitOrCountGuess<Tx extends Execute>(tx: Tx, options: GuessOptions<Tx>): Promise<number> {
  const seconds = await admitGuess(tx, options);
  if (seconds > 0) await countFailure(tx, options);
  return seconds;
}

async function countFailure<Tx extends Execute>(tx: Tx, { account, now, mailOwner }: GuessOptions<Tx>): Promise<void> {
  const { rows } = await tx.execute<{ told: boolean }>(
    sql`select count_wrong_guess(${account}, ${now}, ${MAILED_FAILURE}) as told`,
  );
  if (rows[0]?.told) await mailOwner(tx);
}

type Guess = { account: Buffer; network: string; now: Date };

const price = sql`make_interval(secs => ${GUESS_SECONDS})`;

async function admitGuess(tx: Execute, { account, network, now }: Guess): Promise<number> {
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select admit_guess(${account}, ${hashSecret(network)}, ${now}, ${price}, ${GUESSES_AT_ONCE},
      ${GUESSES_AT_ONCE_AGAIN}, make_interval(secs => ${FIRST_WAIT_SECONDS})) as seconds`);
  return rows[0]?.seconds ?? 0;
}

const forgiveGuess = (tx: Execute, { account, network }: Guess) =>
  tx.execute(sql`select forgive_guess(${account}, ${hashSecret(network)}, ${price})`);

export const deleteGuesses = (tx: Execute, account: Buffer) => tx.execute(sql`select delete_guesses(${account})`);

export const deleteExpiredGuesses = (tx: Execute, before: Date) =>
  tx.execute(sql`select delete_expired_guesses(${before})`);

type DeviceColumns = { guesses: Column; guessedFrom: Column };

/** The change that counts a guess of a known browser, and which browsers have one left. */
export function countDeviceGuess({ guesses, guessedFrom }: DeviceColumns, now: Date) {
  const windowStart = new Date(now.getTime() - DEVICE_WINDOW_MS);
  const isRecent = sql`${guessedFrom} > ${windowStart}`;
  return {
    changes: {
      guesses: sql<number>`case when ${isRecent} then ${guesses} + 1 else 1 end`,
      guessedFrom: sql<Date>`case when ${isRecent} then ${guessedFrom} else ${now}::timestamptz end`,
    },
    hasOneLeft: or(isNull(guessedFrom), lte(guessedFrom, windowStart), lt(guesses, DEVICE_GUESSES)),
  };
}

/** The change after a right one. Only a whole sign-in gives all back: who knows the password may not know the code. */
export const forgiveDeviceGuess = ({ guesses }: Pick<DeviceColumns, "guesses">) => ({
  guesses: sql<number>`greatest(0, ${guesses} - 1)`,
});

export const noDeviceGuesses = { guesses: 0, guessedFrom: null };
