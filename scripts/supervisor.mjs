import { randomBytes } from "node:crypto";
import { onStopSignal } from "./run-program.mjs";
import { superviseWorker } from "./supervise-worker.mjs";

// The first worker prepares the database, opens the port, and says when it is ready how many others shall start.
// A worker that stops by itself ends the others.
export function superviseProgram(args, environment = {}) {
  const workers = [];
  const shared = { ...environment, PROCESS_DEV_PAGES_KEY: randomBytes(32).toString("base64url") };
  let isStopping = false;
  let exitCode = 0;

  function startWorker(number, settings) {
    const worker = superviseWorker(
      { number, args, settings },
      { ready, stopping: () => stop("SIGTERM", worker), ended },
    );
    workers.push(worker);
  }

  function ready({ port, internalPorts }) {
    if (workers.length > 1) return;
    const settings = { ...shared, PORT: String(port) };
    for (const [index, internalPort] of internalPorts.entries())
      if (index > 0) startWorker(index + 1, { ...settings, INTERNAL_PORT: String(internalPort) });
  }

  function ended(code) {
    exitCode ||= code;
    stop("SIGTERM");
    if (workers.every((worker) => !worker.isRunning())) process.exit(exitCode);
  }

  function stop(signal, stoppingWorker) {
    if (isStopping) return;
    isStopping = true;
    for (const worker of workers) if (worker !== stoppingWorker) worker.stop(signal);
  }

  onStopSignal((signal) => {
    isStopping = true;
    for (const worker of workers) worker.stop(signal);
    if (workers.every((worker) => !worker.isRunning())) process.exit(exitCode);
  });
  startWorker(1, shared);
}
