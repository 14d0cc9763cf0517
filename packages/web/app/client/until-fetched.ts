const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const KEY = "fetched-again";

/**
 * A later part of a page's program. Where it cannot be fetched, what the server has drawn stands until the shop can be
 * reached again; then the page is loaded anew, as browsers remember that a module could not be had. Only once a minute:
 * a part that never comes leaves the page as it is.
 */
export async function untilFetched<Part>(fetched: () => Promise<Part>): Promise<Part> {
  try {
    return await fetched();
  } catch (fault) {
    if (typeof window === "undefined") throw fault;
    await untilReached();
    const last = Number(sessionStorage.getItem(KEY));
    sessionStorage.setItem(KEY, String(Date.now()));
    if (Date.now() - last > LONGEST_WAIT_MS) location.reload();
    return new Promise(() => undefined);
  }
}

async function untilReached(): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
      addEventListener("online", resolve, { once: true });
    });
    const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
    if (answer?.ok) return;
  }
}
