import { runTestingProgram } from "./run-testing-program.ts";
import { testingDatabase } from "./testing-database.ts";

await runTestingProgram(testingDatabase);
