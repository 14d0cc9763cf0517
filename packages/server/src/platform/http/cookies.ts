import { ownProperty } from "@pecacerta/rules/own-property";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

type OriginConfig = Pick<Config, "ORIGIN">;

export const isHttps = ({ ORIGIN }: OriginConfig): boolean => ORIGIN?.startsWith("https:") ?? false;

/** Browsers accept a cookie with this prefix only from its own host, over https. */
export const HOST_PREFIX = "__Host-";

export const firstCookie = ({ cookies }: FastifyRequest, names: readonly string[]): string | undefined =>
  names.map((name) => ownProperty(cookies, name)).find((value) => value !== undefined);
