import { startCompanyJob } from "../../companies/company-job.ts";
import type { Installation } from "../../companies/installation.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { expireBids } from "./commands.ts";

const INTERVAL_MS = 300_000;

/** Expires bids every five minutes. Several processes may run it: locked rows are skipped. Returns a function that stops it. */
export const startBidExpiryJob = (installation: Installation, every = INTERVAL_MS): (() => Promise<void>) =>
  startCompanyJob(installation, {
    name: "bid expiry",
    intervalMs: every,
    run: (tenant) => withTenantTransaction(tenant, (tx) => expireBids(tx, new Date())),
  });
