import { once } from "node:events";
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type ProxyConnection = {
  /** 1 for the first connection that the proxy accepted. */
  readonly number: number;
  /** The first 4 KB that the client sent, as latin1 text: names the user, and holds statements such as `listen`. */
  readonly sent: string;
  readonly isHeld: boolean;
};

/** Selects connections, open and future ones; by default all. */
export type ConnectionFilter = (connection: ProxyConnection) => boolean;

/** A TCP proxy that causes the faults of a network. Each verb but `reset` holds until the next one. */
export type TcpProxy = {
  readonly port: number;
  connections(): readonly ProxyConnection[];
  /** Forwards everything again, also what a hanging connection held back. */
  restore(): Promise<void>;
  /** Accepts and forwards nothing in either direction, without an end or an error: a black hole. */
  hang(filter?: ConnectionFilter): void;
  /** Delays all data by `ms` milliseconds, in each direction. */
  latency(ms: number, filter?: ConnectionFilter): void;
  /** Forwards `bytes` more bytes of the server's answers on each connection, then resets it. */
  cutAfter(bytes: number, filter?: ConnectionFilter): void;
  /** Resets the open connections, once. */
  reset(filter?: ConnectionFilter): void;
  /** Resets all connections and refuses new ones until `pass`. */
  down(): Promise<void>;
  close(): Promise<void>;
};

type Fault =
  | { kind: "none" }
  | ({ filter: ConnectionFilter } & ({ kind: "hang" } | { kind: "latency"; ms: number } | Cut));
type Cut = { kind: "cut"; left: Map<Connection, number>; bytes: number };
type Connection = { number: number; sent: string; isHeld: boolean; client: Socket; server: Socket };

const MAX_RECORDED_BYTES = 4096;

export async function startTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const open = new Set<Connection>();
  let accepted = 0;
  let fault: Fault = { kind: "none" };
  let change = Promise.withResolvers<void>();

  const setFault = (next: Fault) => {
    fault = next;
    change.resolve();
    change = Promise.withResolvers();
  };

  /** Waits as the fault demands and returns how many of the bytes may pass. */
  async function bytesToForward(connection: Connection, toClient: boolean, size: number): Promise<number> {
    while (fault.kind === "hang" && fault.filter(connection)) {
      connection.isHeld = true;
      await change.promise;
    }
    connection.isHeld = false;
    if (fault.kind === "none" || fault.kind === "hang" || !fault.filter(connection)) return size;
    if (fault.kind === "latency") {
      await pause(fault.ms);
      return size;
    }
    if (!toClient) return size;
    const left = fault.left.get(connection) ?? fault.bytes;
    fault.left.set(connection, left - size);
    return Math.min(left, size);
  }

  async function forward(connection: Connection, from: Socket, to: Socket): Promise<void> {
    for await (const chunk of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (from === connection.client && connection.sent.length < MAX_RECORDED_BYTES) {
        connection.sent = (connection.sent + chunk.toString("latin1")).slice(0, MAX_RECORDED_BYTES);
      }
      const allowed = await bytesToForward(connection, to === connection.client, chunk.length);
      if (allowed > 0 && !to.write(chunk.subarray(0, allowed))) await once(to, "drain");
      if (allowed < chunk.length) return void resetConnection(connection);
    }
    to.end();
  }

  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const server = connect({ ...target, allowHalfOpen: true, noDelay: true } as NetConnectOpts);
    const connection: Connection = { number: ++accepted, sent: "", isHeld: false, client, server };
    open.add(connection);
    const destroyBoth = () => {
      open.delete(connection);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on("error", destroyBoth).on("close", destroyBoth);
    forward(connection, client, server).catch(destroyBoth);
    forward(connection, server, client).catch(destroyBoth);
  });
  const port = await listenOn(listener, 0);
  const reset = (filter: ConnectionFilter = all) => [...open].filter(filter).forEach(resetConnection);

  return {
    port,
    connections: () => [...open],
    async restore() {
      setFault({ kind: "none" });
      if (!listener.listening) await listenOn(listener, port);
    },
    hang: (filter = all) => setFault({ kind: "hang", filter }),
    latency: (ms, filter = all) => setFault({ kind: "latency", ms, filter }),
    cutAfter: (bytes, filter = all) => setFault({ kind: "cut", bytes, filter, left: new Map() }),
    reset,
    down: () => stop(listener, reset),
    close: () => stop(listener, reset),
  };
}

/** Starts a proxy in front of a PostgreSQL server and returns the URL that leads through it. */
export async function startDatabaseProxy(url: string): Promise<{ proxy: TcpProxy; url: string }> {
  const address = new URL(url);
  const port = Number(address.port || 5432);
  const socketFolder = address.searchParams.get("host");
  const proxy = await startTcpProxy(
    socketFolder?.startsWith("/") ? { path: `${socketFolder}/.s.PGSQL.${port}` } : { host: address.hostname, port },
  );
  address.searchParams.delete("host");
  address.host = `127.0.0.1:${proxy.port}`;
  return { proxy, url: address.href };
}

const all: ConnectionFilter = () => true;

function resetConnection({ client, server }: Connection): void {
  client.resetAndDestroy();
  server.destroy();
}

async function listenOn(listener: Server, port: number): Promise<number> {
  listener.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  return typeof address === "object" && address ? address.port : 0;
}

async function stop(listener: Server, reset: () => void): Promise<void> {
  const closed = listener.listening ? once(listener, "close") : undefined;
  listener.close();
  reset();
  await closed;
}
