import { exitCodeOf, onStopSignal, spawnProgram } from "./run-program.mjs";

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 30_000;
const HEALTHY_MS = 60_000;

// Restarts the program when it fails, after a delay that doubles until it has run for a minute. A failure before it was
// ready once ends the launcher. After an uncaught exception the next program starts while this one finishes its requests.
export function superviseProgram(args, environment = {}) {
  const running = new Set();
  let [current, nextStart, readyAt] = [];
  let [hasServed, isStopping] = [false, false];
  let [restarts, delay, exitCode] = [0, FIRST_DELAY_MS, 0];
  let settings = environment;

  function start() {
    nextStart = undefined;
    readyAt = undefined;
    const child = spawnProgram(args, settings);
    current = child;
    running.add(child);
    child.on("message", (message) => {
      if (child !== current) return;
      if (message.state === "ready") onReady(message);
      if (message.state === "stopping") isStopping = true;
      if (message.state === "failing") restart("uncaught exception");
    });
    child.on("exit", (code, signal) => {
      running.delete(child);
      if (child === current) onExit(code, signal);
      if (running.size === 0 && !nextStart) process.exit(exitCode);
    });
  }

  function onReady({ port, internalPort }) {
    hasServed = true;
    readyAt = performance.now();
    settings = { ...settings, PORT: String(port), INTERNAL_PORT: String(internalPort) };
  }

  function onExit(code, signal) {
    if (hasServed && !isStopping && code !== 0) restart(signal ?? `exit code ${code}`);
    else exitCode = exitCodeOf(code, signal);
  }

  function restart(reason) {
    if (isStopping) return;
    current = undefined;
    restarts += 1;
    if (readyAt && performance.now() - readyAt > HEALTHY_MS) delay = FIRST_DELAY_MS;
    console.error(`The shop failed (${reason}). It starts again in ${delay / 1000} s: restart ${restarts}.`);
    settings = { ...settings, PROCESS_RESTARTS: String(restarts), PROCESS_RESTART_REASON: reason };
    nextStart = setTimeout(start, delay);
    delay = Math.min(2 * delay, LONGEST_DELAY_MS);
  }

  onStopSignal((signal) => {
    isStopping = true;
    clearTimeout(nextStart);
    nextStart = undefined;
    for (const child of running) child.kill(signal);
    if (running.size === 0) process.exit(exitCode);
  });
  start();
}
