import { exitCodeOf, spawnProgram } from "./run-program.mjs";

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 30_000;
const HEALTHY_MS = 60_000;

// Restarts a worker when it fails, the first one only if it was ready once. After an uncaught exception the next process
// starts while this one finishes its requests.
export function superviseWorker({ number, args, settings }, { ready, stopping, ended }) {
  const running = new Set();
  const name = number === 1 ? "The shop" : `Worker ${number}`;
  let environment = { ...settings, PROCESS_WORKER: String(number) };
  let [current, nextStart, readyAt] = [];
  let [mayRestart, restarts, delay, exitCode] = [number > 1, 0, FIRST_DELAY_MS, 0];

  function start() {
    nextStart = undefined;
    readyAt = undefined;
    const child = spawnProgram(args, environment);
    current = child;
    running.add(child);
    child.on("message", (message) => {
      if (child !== current) return;
      if (message.state === "ready") onReady(message);
      if (message.state === "stopping") onStopping();
      if (message.state === "failing") restart("uncaught exception");
    });
    child.on("exit", (code, signal) => {
      running.delete(child);
      if (child === current && mayRestart && code !== 0) restart(signal ?? `exit code ${code}`);
      else if (child === current) exitCode = exitCodeOf(code, signal);
      if (!isRunning()) ended(exitCode);
    });
  }

  function onReady(message) {
    mayRestart = true;
    readyAt = performance.now();
    const [internalPort] = message.internalPorts;
    environment = { ...environment, PORT: String(message.port), INTERNAL_PORT: String(internalPort) };
    ready(message);
  }

  function onStopping() {
    mayRestart = false;
    stopping();
  }

  function restart(reason) {
    if (!mayRestart) return;
    current = undefined;
    restarts += 1;
    if (readyAt && performance.now() - readyAt > HEALTHY_MS) delay = FIRST_DELAY_MS;
    console.error(`${name} failed (${reason}). It starts again in ${delay / 1000} s: restart ${restarts}.`);
    environment = { ...environment, PROCESS_RESTARTS: String(restarts), PROCESS_RESTART_REASON: reason };
    nextStart = setTimeout(start, delay);
    delay = Math.min(2 * delay, LONGEST_DELAY_MS);
  }

  const isRunning = () => running.size > 0 || nextStart !== undefined;

  start();
  return {
    isRunning,
    stop(signal) {
      mayRestart = false;
      clearTimeout(nextStart);
      nextStart = undefined;
      for (const child of running) child.kill(signal);
    },
  };
}
