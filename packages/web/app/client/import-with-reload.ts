import { mayReload } from "./may-reload.ts";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Browsers remember that a module could not be fetched: reloads the page, at most once a minute. */
export async function importWithReload<Part>(importModule: () => Promise<Part>): Promise<Part> {
  try {
    return await importModule();
  } catch (error) {
    if (typeof window === "undefined") throw error;
    await waitForServer();
    if (mayReload()) location.reload();
    return new Promise(() => undefined);
  }
}

async function waitForServer(): Promise<void> {
  for (let delay = FIRST_WAIT_MS; ; delay = Math.min(2 * delay, LONGEST_WAIT_MS)) {
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
      addEventListener("online", resolve, { once: true });
    });
    const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
    if (answer?.ok) return;
  }
}
