import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { Config } from "../config/config.ts";
import { networkOf } from "./client-address.ts";

/** In milliseconds. Connections that exceed one are closed within `checkEvery`. */
export type ConnectionTimeouts = {
  /** To send a request's headers; also from the connection to its first request. */
  headers: number;
  request: number;
  /** Without a byte in either direction during a request. */
  silence: number;
  response: number;
  keepAlive: number;
  checkEvery: number;
};

export const connectionTimeouts: ConnectionTimeouts = {
  headers: 10_000,
  request: 30_000,
  silence: 30_000,
  response: 120_000,
  keepAlive: 72_000,
  checkEvery: 5000,
};

type Connection = { socket: Socket; network: string; response?: ServerResponse; respondingSince: number };

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
    connection.respondingSince = performance.now();
  });

  const check = setInterval(() => {
    const since = performance.now() - timeouts.response;
    for (const connection of open.values())
      if (isBusyConnection(connection) && connection.respondingSince < since) connection.socket.destroy();
  }, timeouts.checkEvery).unref();
  server.once("close", () => clearInterval(check));
}

const trustsNone = () => false;

const isBusyConnection = ({ response }: Connection): boolean => response !== undefined && !response.writableFinished;

function makeRoom(connections: Iterable<Connection>, newcomer: Connection): void {
  let idle: Connection | undefined;
  for (const connection of connections) {
    if (connection === newcomer) continue;
    if (!connection.response) return void connection.socket.destroy();
    if (!idle && !isBusyConnection(connection)) idle = connection;
  }
  (idle ?? newcomer).socket.destroy();
}
