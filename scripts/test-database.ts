import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

process.env.TEST_DATABASE_URL = inject("databaseUrl");
