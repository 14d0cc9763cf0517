import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
    ownerDatabaseUrl: string;
    /** An administrator's address on the coordinator, in the project server-citus only. */
    citusUrl?: string;
  }
}

process.env.TEST_DATABASE_URL = inject("databaseUrl");
process.env.TEST_OWNER_DATABASE_URL = inject("ownerDatabaseUrl");
const citusUrl = inject("citusUrl");
if (citusUrl) process.env.TEST_CITUS_URL = citusUrl;
