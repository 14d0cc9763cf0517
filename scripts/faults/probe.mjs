import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// Measures one address in its own thread, so that the load does not delay the clock.
const agent = new Agent({ keepAlive: true });
const responses = [];
let running = true;
parentPort.on("message", () => {
  running = false;
});

const probeOnce = () =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const end = (status) => resolve({ status, ms: performance.now() - startedAt });
    get(workerData.url, { agent, headers: workerData.headers, timeout: 20_000 }, (answer) => {
      answer.resume().on("end", () => end(answer.statusCode));
    })
      .on("timeout", (sent) => sent?.destroy())
      .on("error", () => end(0));
  });

while (running) {
  responses.push(await probeOnce());
  await new Promise((resolve) => setTimeout(resolve, 20));
}
parentPort.postMessage(responses);
