import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Directory } from "./companies/directory.ts";
import type { Versions } from "./companies/version.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/open.ts";

/** The one running installation: what every request needs, made once at start. */
export type Installation = {
  readonly config: Config;
  readonly database: Database;
  readonly directory: Directory;
  readonly versions: Versions;
  readonly log: Logger;
  readonly metrics: Registry;
  /** True from the moment that the process was asked to stop: no new work is taken. */
  draining: boolean;
};
