import { runTestingProgram } from "@pecacerta/embedded-postgres/run-testing-program";
import { shopDatabase } from "../src/platform/database/embedded-database.ts";

await runTestingProgram(shopDatabase);
