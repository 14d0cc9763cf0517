import type { Installation } from "../../app/installation.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { startCompanyJob } from "../../platform/jobs/company-job.ts";
import { expireBids } from "./commands.ts";

const INTERVAL_MS = 300_000;

/**
 * Looks every few minutes for offers whose time has run out, so that what was set aside for them is for sale again.
 * Several processes may do so at once: none waits for what another is at. Answers how to stop.
 */
export const startBidExpiryJob = (installation: Installation, every = INTERVAL_MS): (() => Promise<void>) =>
  startCompanyJob(installation, {
    name: "bid expiry",
    intervalMs: every,
    run: (tenant) => withTenantTransaction(tenant, (tx) => expireBids(tx, new Date())),
  });
