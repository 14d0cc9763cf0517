import { startEmbedded } from "./start-embedded.ts";
import { testingDatabase } from "./testing-database.ts";

// A small program with an embedded database, for the tests that need several processes. It prints one line of JSON when
// it has its database, and leaves it when it is told to stop.
// Usage: node testing-program.ts <folder> [number of the user to become]
const [folder = "", user] = process.argv.slice(2);

if (user) {
  process.setgroups?.([Number(user)]);
  process.setgid?.(Number(user));
  process.setuid?.(Number(user));
}
const lines: string[] = [];
const started = await startEmbedded({ folder, database: testingDatabase, log: (line) => lines.push(line) });
const answer = started.ok
  ? { url: started.value.url, ownerUrl: started.value.ownerUrl, joined: started.value.joined }
  : { refusal: started.refusal };
console.log(JSON.stringify({ ...answer, lines }));
process.on("SIGTERM", async () => {
  if (started.ok) await started.value.stop();
  process.exit(0);
});
if (started.ok) setInterval(() => {}, 60_000);
