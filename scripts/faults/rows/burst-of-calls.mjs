import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { formatStatusCounts, percentile, sendRequest, startHarnessShop } from "../harness.mjs";

export const name = "burst of calls";
export const promise =
  "1000 pipelined calls of one address, closed after 1.5 s: /readyz stays 200, another visitor's calls are served, 95 % in 300 ms";

const CONNECTIONS = 5;
const CALLS_OF_CONNECTION = 200;
const BURST_MS = 1500;
const PROBE_MS = 25;
const CALL = "GET /ecommerce/products/all?limit=100 HTTP/1.1\r\nhost: x\r\necommerce: pecacerta\r\n\r\n";

/** Sends calls without waiting for their responses, and leaves. */
export async function cause({ url }) {
  const { hostname: host, port } = new URL(url);
  const bursts = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect({ host, port: Number(port), localAddress: "127.0.0.9" });
      const burst = { socket, received: 0 };
      socket.on("error", () => {});
      socket.on("data", (piece) => {
        burst.received += piece.toString("latin1").split("HTTP/1.1 ").length - 1;
      });
      await once(socket, "connect");
      socket.write(CALL.repeat(CALLS_OF_CONNECTION));
      return burst;
    }),
  );
  await pause(BURST_MS);
  const sum = (figureOf) => bursts.reduce((total, burst) => total + figureOf(burst), 0);
  const sentBytes = sum(({ socket }) => socket.bytesWritten - socket.writableLength);
  for (const { socket } of bursts) socket.destroy();
  return { sent: sentBytes / CALL.length, received: sum((burst) => burst.received) };
}

export const proof = ({ sent }) => ({ "1000 calls were sent": sent === CONNECTIONS * CALLS_OF_CONNECTION });

export async function run(harness, causeFault) {
  const shop = await startHarnessShop(harness, { RATE_LIMITS: "on", PAGE_CACHE_MB: "0" });
  const ready = startVisitor(() => `${shop.url}/readyz`);
  const calls = startVisitor((count) => `${shop.url}/ecommerce/products/all?limit=5&page=${1 + (count % 5)}`);
  await pause(500);
  const { received } = await causeFault(shop);
  await pause(harness.short ? 1500 : 5000);
  const [readyResponses, callResponses] = [await ready(), await calls()];
  const within = percentile(
    callResponses.map(({ ms }) => ms),
    95,
  );
  return {
    figure: `/readyz ${formatStatusCounts(readyResponses)}; calls of another visitor ${formatStatusCounts(callResponses)}, 95 % within ${Math.round(within)} ms; ${received} responses to the burst`,
    ok: [...readyResponses, ...callResponses].every(({ status }) => status === 200) && within < 300,
  };
}

/** Asks from an address of its own. The returned function stops it and returns the responses. */
function startVisitor(urlOf) {
  const agent = new Agent({ keepAlive: true, localAddress: "127.0.0.2" });
  const responses = [];
  let isRunning = true;
  const running = (async () => {
    for (; isRunning; await pause(PROBE_MS))
      responses.push(await sendRequest(urlOf(responses.length), { agent, headers: { ecommerce: "pecacerta" } }));
  })();
  return async () => {
    isRunning = false;
    await running;
    agent.destroy();
    return responses;
  };
}
