import { spawn } from "node:child_process";

/** For tests: a watching process ends the server and removes the folder even if this process is killed. */
export function endWithProcess(folder: string, cluster: string): void {
  const words = [String(process.pid), cluster, folder];
  spawn("/bin/sh", ["-c", WATCH_SCRIPT, ...words], { cwd: "/", detached: true, stdio: "ignore" }).unref();
}

const WATCH_SCRIPT = `
while kill -0 "$0" && [ -d "$2" ]; do sleep 1; done
server=$(head -n 1 "$1/postmaster.pid") && kill -INT "$server"
while [ -n "$server" ] && kill -0 "$server"; do sleep 1; done
rm -rf "$2"`;
