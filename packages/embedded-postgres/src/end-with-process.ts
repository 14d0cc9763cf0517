import { spawn } from "node:child_process";

/**
 * For tests and measurements: makes sure that a temporary folder, and the database server on the cluster in it, end with
 * this process, however it ends. A runner that is broken off or killed runs no code of ours any more; so another process
 * watches it. Nothing more happens once the folder is gone.
 */
export function endWithProcess(folder: string, cluster: string): void {
  const words = [String(process.pid), cluster, folder];
  spawn("/bin/sh", ["-c", WATCH_SCRIPT, ...words], { cwd: "/", detached: true, stdio: "ignore" }).unref();
}

const WATCH_SCRIPT = `
while kill -0 "$0" && [ -d "$2" ]; do sleep 1; done
server=$(head -n 1 "$1/postmaster.pid") && kill -INT "$server"
while [ -e "$1/postmaster.pid" ]; do sleep 1; done
rm -rf "$2"`;
