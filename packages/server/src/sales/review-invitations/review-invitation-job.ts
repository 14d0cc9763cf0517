import { createCompanyJob } from "../../companies/company-job.ts";
import type { Installation } from "../../companies/installation.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import type { ScheduledJob } from "../../platform/jobs/scheduled-job.ts";
import { inviteToReview } from "./invite-to-review.ts";

export const createReviewInvitationJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "review-invitations",
    cron: "0 13 * * *",
    run: async (tenant, signal) => {
      const { directory, secretKey } = installation;
      if (directory.isSuspended(tenant)) return;
      const invite = () => withTenantTransaction(tenant, (tx) => inviteToReview(tx, { secretKey, now: new Date() }));
      while (!signal.aborted && (await invite()) > 0);
    },
  });
