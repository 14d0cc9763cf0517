import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { Config } from "../config/config.ts";
import { networkOf } from "./client-address.ts";

/** How long a connection may keep what it holds, in milliseconds. Node closes one that broke a limit within `checkEvery`. */
export type ConnectionTimeouts = {
  /** From the first to the last byte of a request's head; also from the connection's beginning to its first request. */
  headers: number;
  /** From the first to the last byte of a request. */
  request: number;
  /** Without one byte in either direction while a request is read or answered. */
  silence: number;
  /** From a request to the last byte of its answer that the client took. */
  response: number;
  /** Between an answer and the next request. */
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

/** The answer to the last request that came on a connection; one that is finished leaves the connection idle. */
export const latestResponseOf = (socket: Socket): ServerResponse | undefined => latestResponses.get(socket);

/**
 * Keeps the number of open connections within MAX_CONNECTIONS, and of one network (an IPv4 address, the /64 of an IPv6
 * address) within CONNECTIONS_PER_ADDRESS; proxies of TRUST_PROXY may open as many as they like. The last place is always
 * kept free: the connection that took it makes room by closing the oldest one that waits for nothing, and is closed
 * itself where all the others are being answered. So dead connections keep nobody out, not even their own neighbors.
 */
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

/** Closes the oldest connection without a request, else the oldest between two requests, else the newcomer. */
function makeRoom(connections: Iterable<Connection>, newcomer: Connection): void {
  let idle: Connection | undefined;
  for (const connection of connections) {
    if (connection === newcomer) continue;
    if (!connection.response) return void connection.socket.destroy();
    if (!idle && !isBusyConnection(connection)) idle = connection;
  }
  (idle ?? newcomer).socket.destroy();
}
