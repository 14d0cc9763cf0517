/** Stands in for a route's module: its page shows the error. A rejected import leaves a page without a loader empty. */
export const missingModule = (cause: unknown) => ({
  default() {
    throw new Error("A module of this page is missing", { cause });
  },
});
