import type { Installation } from "../../app/installation.ts";
import { together } from "../../companies/shop.ts";
import { startCompanyJob } from "../../platform/jobs/company-job.ts";
import { expireBids } from "./commands.ts";

const EVERY_MS = 300_000;

/**
 * Looks every few minutes for offers whose time has run out, so that what was set aside for them is for sale again.
 * Several processes may do so at once: none waits for what another is at. Answers how to stop.
 */
export const startBidExpiryJob = (installation: Installation, every = EVERY_MS): (() => Promise<void>) =>
  startCompanyJob(installation, {
    name: "bid expiry",
    every,
    work: (shop) => together(shop, (tx) => expireBids(tx, new Date())),
  });
