import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { hostUrls, requiresWritableHost } from "../config/database-url.ts";
import { errorMessage } from "./error-message.ts";

export type ConnectionOptions = { connectionString: string; Client: typeof pg.Client };

type Host = { name: string; url: string; address: Pick<pg.Client, "host" | "port">; clients: Set<pg.Client> };

// A slow primary must not lose against a former one that accepts writes again.
const HEAD_START_MS = 1000;
const ANSWER_MS = 4000;
const READ_ONLY_TRANSACTION = "25006";

const optionsByUrl = new Map<string, ConnectionOptions>();

/** With several hosts: connects to the one that accepts writes, and once that is another, ends connections to the rest. */
export function connectionOptions(url: string): ConnectionOptions {
  if (!requiresWritableHost(url)) return { connectionString: url, Client: pg.Client };
  const options = optionsByUrl.get(url) ?? createPrimaryOptions(url);
  optionsByUrl.set(url, options);
  return options;
}

function createPrimaryOptions(url: string): ConnectionOptions {
  const hosts = hostUrls(url).map(newHost) as [Host, ...Host[]];
  let primary = hosts[0];
  let search: Promise<Host> | undefined;

  async function findPrimary(): Promise<Host> {
    const others = hosts.filter((host) => host !== primary);
    primary = await firstWritable(primary, others);
    for (const { clients } of hosts.filter((host) => host !== primary))
      for (const client of clients)
        client.connection.stream.destroy(new Error(`Connection terminated: the primary is now ${primary.name}`));
    return primary;
  }

  function currentPrimary(): Promise<Host> {
    search ??= findPrimary().finally(() => {
      search = undefined;
    });
    return search;
  }

  class PrimaryClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super(options);
      this.connection.on("errorMessage", ({ code }: pg.DatabaseError) => {
        if (code === READ_ONLY_TRANSACTION) currentPrimary().catch(() => {});
      });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connecting = this.connectToPrimary();
      if (!callback) return connecting;
      connecting.then(() => callback(undefined as never), callback);
    }

    private async connectToPrimary(): Promise<pg.Client> {
      const { address, clients } = await currentPrimary();
      const wasClosedByPool = this.connection.stream.destroyed;
      if (wasClosedByPool) throw new Error("timeout exceeded when looking for the primary");
      Object.assign(this, address);
      clients.add(this);
      this.once("end", () => clients.delete(this));
      return super.connect();
    }
  }

  return { connectionString: hosts[0].url, Client: PrimaryClient };
}

function newHost(url: string): Host {
  const { host, port } = new pg.Client(url);
  return { name: `${host}:${port}`, url, address: { host, port }, clients: new Set() };
}

async function firstWritable(first: Host, others: Host[]): Promise<Host> {
  const checked = checkWritable(first);
  const isWritable = checked.then(
    () => true,
    () => false,
  );
  const asksOthers = !(await Promise.race([isWritable, pause(HEAD_START_MS, false, { ref: false })]));
  try {
    return await Promise.any([checked, ...(asksOthers ? others.map(checkWritable) : [])]);
  } catch (error) {
    throw new Error(`No database host accepts writes: ${errorMessage(error)}`, { cause: error });
  }
}

async function checkWritable(host: Host): Promise<Host> {
  const client = new pg.Client({ connectionString: host.url, application_name: "pecacerta" });
  client.on("error", () => {});
  const timer = setTimeout(() => client.connection.stream.destroy(new Error("it does not answer")), ANSWER_MS);
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
    if (rows[0]?.transaction_read_only !== "off") throw new Error("it is read-only");
    return host;
  } catch (error) {
    throw new Error(`${host.name}: ${errorMessage(error)}`, { cause: error });
  } finally {
    // Waits, because a restore refuses to run beside another connection.
    await client.end().catch(() => {});
    clearTimeout(timer);
  }
}
