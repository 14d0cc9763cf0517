import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { Config } from "../config/config.ts";
import { networkOf } from "./client-address.ts";

/** In milliseconds. Connections that exceed one are closed within `checkEvery`. */
export type ConnectionTimeouts = {
  /** To send a request's headers; also from the connection to its first request. */
  headers: number;
  /** To send a request's body, and more while its bytes come in at `MIN_BYTES_PER_SECOND`. */
  request: number;
  /** To send a request at whatever rate. */
  slowRequest: number;
  /** Without a byte in either direction during a request. */
  silence: number;
  response: number;
  keepAlive: number;
  checkEvery: number;
};

export const connectionTimeouts: ConnectionTimeouts = {
  headers: 10_000,
  request: 30_000,
  slowRequest: 300_000,
  silence: 30_000,
  response: 120_000,
  keepAlive: 72_000,
  checkEvery: 5000,
};

const MIN_BYTES_PER_SECOND = 4000;

type Connection = {
  socket: Socket;
  network: string;
  response?: ServerResponse;
  requestedAt: number;
  bytesBefore: number;
  respondingSince: number;
};

const latestResponses = new WeakMap<Socket, ServerResponse>();

export const latestResponseOf = (socket: Socket): ServerResponse | undefined => latestResponses.get(socket);

/** A new connection above a limit closes the oldest idle one, or is closed itself if none is idle. */
export function limitConnections(server: Server, config: Config, timeouts: ConnectionTimeouts): void {
  const trusts = config.TRUST_PROXY
    ? proxyAddr.compile(config.TRUST_PROXY.split(",").map((one) => one.trim()))
    : trustsNone;
  const perNetwork = config.RATE_LIMITS ? config.CONNECTIONS_PER_ADDRESS : Number.POSITIVE_INFINITY;
  const open = new Map<Socket, Connection>();
  const networks = new Map<string, Set<Connection>>();
  server.maxConnections = config.MAX_CONNECTIONS;

  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const connection: Connection = {
      socket,
      network: trusts(address, 0) ? "" : networkOf(address),
      requestedAt: 0,
      bytesBefore: 0,
      respondingSince: 0,
    };
    const sameNetwork = networks.get(connection.network) ?? new Set();
    networks.set(connection.network, sameNetwork.add(connection));
    open.set(socket, connection);
    socket.once("close", () => {
      open.delete(socket);
      sameNetwork.delete(connection);
      if (sameNetwork.size === 0 && networks.get(connection.network) === sameNetwork)
        networks.delete(connection.network);
    });
    if (connection.network && sameNetwork.size > perNetwork) makeRoom(sameNetwork, connection);
    else if (open.size >= config.MAX_CONNECTIONS) makeRoom(open.values(), connection);
  });

  server.prependListener("request", (request, response) => {
    latestResponses.set(request.socket, response);
    const connection = open.get(request.socket);
    if (!connection) return;
    connection.response = response;
    connection.bytesBefore = request.socket.bytesRead;
    connection.requestedAt = performance.now();
    connection.respondingSince = connection.requestedAt;
  });

  const check = setInterval(() => {
    const now = performance.now();
    for (const connection of open.values()) {
      if (isSlowRequest(connection, now - timeouts.request))
        server.emit("clientError", new Error("A request was sent too slowly"), connection.socket);
      if (isSending(connection)) connection.respondingSince = now;
      if (isBusyConnection(connection) && now - connection.respondingSince > timeouts.response)
        connection.socket.destroy();
    }
  }, timeouts.checkEvery).unref();
  server.once("close", () => clearInterval(check));
}

const trustsNone = () => false;

const isBusyConnection = ({ response }: Connection): boolean => response !== undefined && !response.writableFinished;

const isSending = ({ response }: Connection): boolean => response?.req.complete === false;

/** `latest`: when a request must have begun to be late without a byte of its body. */
function isSlowRequest(connection: Connection, latest: number): boolean {
  const bytes = connection.socket.bytesRead - connection.bytesBefore;
  const minBytes = ((latest - connection.requestedAt) / 1000) * MIN_BYTES_PER_SECOND;
  return isSending(connection) && minBytes > 0 && bytes <= minBytes;
}

function makeRoom(connections: Iterable<Connection>, newcomer: Connection): void {
  let idle: Connection | undefined;
  for (const connection of connections) {
    if (connection === newcomer) continue;
    if (!connection.response) return void connection.socket.destroy();
    if (!idle && !isBusyConnection(connection)) idle = connection;
  }
  (idle ?? newcomer).socket.destroy();
}
