import type { DatabaseDefinition } from "./cluster.ts";
import { startEmbedded } from "./start-embedded.ts";

export async function runTestingProgram(database: DatabaseDefinition): Promise<void> {
  const [folder = "", user] = process.argv.slice(2);

  if (user) {
    process.setgroups?.([Number(user)]);
    process.setgid?.(Number(user));
    process.setuid?.(Number(user));
  }
  const lines: string[] = [];
  const started = await startEmbedded({ folder, database, log: (line) => lines.push(line) });
  const answer = started.ok
    ? { url: started.value.url, ownerUrl: started.value.ownerUrl, joined: started.value.joined }
    : { refusal: started.refusal };
  process.on("SIGTERM", async () => {
    if (started.ok) await started.value.stop();
    process.exit(0);
  });
  console.log(JSON.stringify({ ...answer, lines }));
  if (started.ok) setInterval(() => {}, 60_000);
}
