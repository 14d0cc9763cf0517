import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// Measures one address from a thread of its own, so that the load beside it does not delay the clock.
const agent = new Agent({ keepAlive: true });
const answers = [];
let running = true;
parentPort.on("message", () => {
  running = false;
});

const ask = () =>
  new Promise((resolve) => {
    const begun = performance.now();
    const end = (status) => resolve({ status, ms: performance.now() - begun });
    get(workerData.url, { agent, timeout: 20_000 }, (answer) => {
      answer.resume().on("end", () => end(answer.statusCode));
    })
      .on("timeout", (sent) => sent?.destroy())
      .on("error", () => end(0));
  });

while (running) {
  answers.push(await ask());
  await new Promise((resolve) => setTimeout(resolve, 20));
}
parentPort.postMessage(answers);
