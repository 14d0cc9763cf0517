import type { Socket } from "node:net";
import type pg from "pg";
import type { Logger } from "pino";
import { hostsInUrl } from "../../config/database-url.ts";
import { errorMessage } from "../error-message.ts";
import { connect, disconnect, isServerFailure, newReaderPool, type OpenOptions } from "../open.ts";
import { type CatalogVersion, newPendingVersions } from "./pending-versions.ts";
import { readServerState, type ServerState } from "./server-state.ts";
import type { WalHistory } from "./wal-history.ts";

/** All in milliseconds. */
export type ReplicaTimes = {
  interval: number;
  responseTimeout: number;
  maxLag: number;
};

export type PrimaryState = { history: WalHistory; identity: string | undefined };

type ReplicaOptions = { primary: PrimaryState; times: ReplicaTimes; log: Logger; pool: OpenOptions };

const UNPROVEN = "it has not shown yet that it follows the primary";
const FIRST_CHECK_MS = 5;
const LAST_CHECK_MS = 1000;

export class Replica {
  readonly name: string;
  readonly pool: pg.Pool;
  readonly #url: string;
  readonly #options: ReplicaOptions;
  readonly #sockets = new Set<Socket>();
  readonly #pending = newPendingVersions();
  readonly #known: ReadonlyMap<string, CatalogVersion>;
  #connection: pg.Client | undefined;
  #startedAt = "";
  #previous: { moment: number; position: bigint } | undefined;
  /** Replaying beyond this position proves that it follows this primary. */
  #provenBeyond: bigint | undefined;
  #completeUntil = Number.NEGATIVE_INFINITY;
  #problem: string | undefined = UNPROVEN;
  #proofs = 0;
  #checkTimer: NodeJS.Timeout | undefined;
  #checkDelay = FIRST_CHECK_MS;

  constructor(url: string, known: ReadonlyMap<string, CatalogVersion>, options: ReplicaOptions) {
    this.name = hostsInUrl(url);
    this.#url = url;
    this.#known = known;
    this.#options = options;
    const onConnect = (client: pg.ClientBase) => this.#refuseRestarted(client);
    this.pool = newReaderPool(url, { ...options.pool, onError: () => {}, onConnect }, this.#sockets);
  }

  get isUsable(): boolean {
    return this.#problem === undefined;
  }

  get lagSeconds(): number | undefined {
    const latest = this.#options.primary.history.latestMoment();
    if (latest === undefined || this.#completeUntil === Number.NEGATIVE_INFINITY) return undefined;
    return Math.max(0, latest - this.#completeUntil) / 1000;
  }

  canServe(companyId: string): boolean {
    return this.isUsable && !this.#pending.has(companyId);
  }

  expect(version: CatalogVersion): void {
    this.#pending.expect(version);
    this.#checkDelay = FIRST_CHECK_MS;
    this.#scheduleCheck();
  }

  proveAgain(): void {
    this.#proofs++;
    this.#pending.clear();
    this.#previous = undefined;
    this.#provenBeyond = undefined;
    this.#completeUntil = Number.NEGATIVE_INFINITY;
    this.#setProblem(UNPROVEN);
  }

  reportFailure(error: unknown): void {
    if (isServerFailure(error)) this.#disconnect(error);
  }

  async look(): Promise<void> {
    const proofs = this.#proofs;
    try {
      const connection = this.#connection ?? (await this.#connect());
      const state = await readServerState((text) => connection.query(text));
      if (proofs === this.#proofs) this.#setProblem(this.#judge(state));
    } catch (error) {
      this.#disconnect(error);
    }
    if (this.isUsable) this.#scheduleCheck();
  }

  async close(): Promise<void> {
    clearTimeout(this.#checkTimer);
    const connection = this.#connection;
    this.#connection = undefined;
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all([this.pool.end(), connection && disconnect(connection)]);
  }

  /** A restarted standby may show an earlier state than before, until it has replayed its log again. */
  async #refuseRestarted(client: pg.ClientBase): Promise<void> {
    const { startedAt } = await readServerState((text) => client.query(text));
    if (startedAt !== this.#startedAt) throw new Error("it was restarted");
  }

  async #connect(): Promise<pg.Client> {
    const { responseTimeout } = this.#options.times;
    const connection: pg.Client = await connect(this.#url, {
      queryTimeout: responseTimeout,
      connectTimeout: responseTimeout,
      onError: (error) => connection === this.#connection && this.#disconnect(error),
    });
    connection.on(
      "end",
      () => connection === this.#connection && this.#disconnect(new Error("it ended the connection")),
    );
    this.#connection = connection;
    await connection.query("set role shop_reader");
    ({ startedAt: this.#startedAt } = await readServerState((text) => connection.query(text)));
    for (const version of this.#known.values()) this.#pending.expect(version);
    return connection;
  }

  /** Statements under way fail at once, so that the primary runs them. */
  #disconnect(error: unknown): void {
    const connection = this.#connection;
    this.#connection = undefined;
    this.#completeUntil = Number.NEGATIVE_INFINITY;
    for (const socket of this.#sockets) socket.destroy();
    if (connection) void disconnect(connection);
    this.#setProblem(`it does not answer: ${errorMessage(error)}`);
  }

  #judge({ isStandby, identity, position }: ServerState): string | undefined {
    const { history, identity: primaryIdentity } = this.#options.primary;
    const [written, latest] = [history.latestPosition(), history.latestMoment()];
    if (written === undefined || latest === undefined) return UNPROVEN;
    if (identity !== primaryIdentity) return "it belongs to another database";
    if (!isStandby) return "it is not a standby";
    const previous = this.#previous;
    const isAhead = previous && previous.moment < latest && previous.position > written;
    this.#previous = { moment: performance.now(), position };
    if (isAhead || this.#provenBeyond === undefined) this.#provenBeyond = position;
    if (position <= this.#provenBeyond) return UNPROVEN;
    this.#completeUntil = history.momentOf(position) ?? this.#completeUntil;
    const { maxLag } = this.#options.times;
    const lag = latest - this.#completeUntil;
    // Half the limit to come back, so that a replica near it does not come and go.
    return lag > (this.isUsable ? maxLag : maxLag / 2) ? "it lags" : undefined;
  }

  #setProblem(problem: string | undefined): void {
    const { log } = this.#options;
    const [before, replica] = [this.#problem, this.name];
    this.#problem = problem;
    if (problem === before) return;
    const lag = this.lagSeconds;
    if (problem === undefined) log.info({ replica }, "A read replica is used");
    else log.warn({ replica, lag }, `A read replica is left out: ${problem}`);
  }

  #scheduleCheck(): void {
    if (!this.isUsable || this.#pending.companyIds().length === 0) return;
    this.#checkTimer ??= setTimeout(() => void this.#check(), this.#checkDelay).unref();
  }

  async #check(): Promise<void> {
    const connection = this.#connection;
    try {
      const { rows = [] } =
        (await connection?.query<CatalogVersion>(SHOWN_VERSIONS, [this.#pending.companyIds()])) ?? {};
      const isConfirmed = connection === this.#connection && this.#pending.confirm(rows);
      this.#checkDelay = isConfirmed ? FIRST_CHECK_MS : Math.min(2 * this.#checkDelay, LAST_CHECK_MS);
    } catch {
      // The next look reports it.
    }
    this.#checkTimer = undefined;
    this.#scheduleCheck();
  }
}

const SHOWN_VERSIONS = `select company_id as "companyId", version, product_changes as "productChanges"
  from catalog_versions where company_id = any ($1)`;
