import type { connectionTexts as pt } from "../pt/connection.ts";

/** What the shop says when the connection goes and comes, in English. */
export const connectionTexts = {
  TEXT_OFFLINE: "You are offline. What is on the screen stays here.",
  TEXT_OFFLINE_WANTED: "You are offline. The page opens as soon as the connection is back.",
  TEXT_ONLINE: "You are back online.",
} as const satisfies Record<keyof typeof pt, string>;
