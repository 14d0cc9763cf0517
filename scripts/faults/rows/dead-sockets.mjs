import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { formatSeconds, formatStatusCounts, percentile, startHarnessShop, startProbe } from "../harness.mjs";

export const name = "dead sockets";
export const promise =
  "1,200 closed within 40 s (half a body within 30 s, all others within 15 s), other pages p95 under 100 ms, no request refused";

const PIECES = [
  "",
  "GET / HTTP/1.1\r\nhost: x\r\n",
  "nada\r\n\r\n",
  "POST /ecommerce/login HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
];

export function cause({ url }, count) {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, (_, number) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () =>
      socket.write(PIECES[number % PIECES.length]),
    );
    const end = new Promise((resolve) => socket.once("end", resolve).once("close", resolve));
    socket.on("error", () => {}).resume();
    return { socket, end };
  });
}

export async function proof(sockets) {
  await Promise.all(sockets.map(({ end }) => end));
  const wasOpened = ({ socket }, number) => socket.bytesWritten === Buffer.byteLength(PIECES[number % PIECES.length]);
  return { "every connection was opened and sent its piece": sockets.every(wasOpened) };
}

export async function run(harness, causeFault) {
  const count = harness.short ? 300 : 1200;
  const shop = await startHarnessShop(harness, { RATE_LIMITS: "on", REQUESTS_PER_MINUTE: "100000" });
  const stopProbe = startProbe(`${shop.url}/`);
  await pause(500);
  const since = performance.now();
  let closed = 0;
  const sockets = await causeFault(shop, count);
  for (const { end } of sockets)
    void end.then(() => {
      closed += 1;
    });
  await Promise.race([Promise.all(sockets.map(({ end }) => end)), pause(80_000)]);
  const took = performance.now() - since;
  const pages = await stopProbe();
  for (const { socket } of sockets) socket.destroy();
  await Promise.all(sockets.map(({ socket }) => socket.closed || once(socket, "close")));
  const p95 = percentile(
    pages.map(({ ms }) => ms),
    95,
  );
  return {
    figure: `${closed} of ${count} closed after ${formatSeconds(took)}; page ${formatStatusCounts(pages)}, p95 ${p95.toFixed(0)} ms`,
    ok: closed === count && took < 40_000 && p95 < 100 && pages.every(({ status }) => status === 200),
  };
}
