import type { FastifyInstance } from "fastify";
import type { Installation } from "../companies/installation.ts";
import type { StaffHandler } from "../companies/staff-handler.ts";
import { refuseForms } from "../platform/http/body-parsers.ts";
import { acceptUploads } from "../platform/http/receive-upload.ts";
import { registerStaffAccountRoutes } from "./account-routes.ts";
import { registerInstallationRoutes } from "./installation/routes.ts";
import { registerPasskeyRoutes } from "./passkey-routes.ts";
import { serveStaffCalls } from "./serve-staff-calls.ts";
import { registerStaffSessionRoutes } from "./session-routes.ts";

/** `handlers`: what the features do for staff. */
export function registerStaffRoutes(
  app: FastifyInstance,
  installation: Installation,
  handlers: readonly StaffHandler[],
): void {
  const [uploads = [], others = []] = [true, false].map((isUpload) =>
    handlers.filter(({ call }) => (call.upload === true) === isUpload),
  );
  app.register(async (scope) => {
    refuseForms(scope);
    registerStaffSessionRoutes(scope, installation);
    registerStaffAccountRoutes(scope, installation);
    registerPasskeyRoutes(scope, installation);
    registerInstallationRoutes(scope, installation);
    serveStaffCalls(scope, installation, others);
  });
  app.register(async (scope) => {
    acceptUploads(scope);
    refuseForms(scope);
    serveStaffCalls(scope, installation, uploads);
  });
}
