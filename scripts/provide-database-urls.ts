import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
    ownerDatabaseUrl: string;
  }
}

process.env.TEST_DATABASE_URL = inject("databaseUrl");
process.env.TEST_OWNER_DATABASE_URL = inject("ownerDatabaseUrl");
