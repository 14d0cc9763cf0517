import { ownProperty } from "@pecacerta/rules/own-property";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

type OriginConfig = Pick<Config, "ORIGIN">;

/** Whether people reach the installation, and with it every company's host, by https. */
export const isHttps = ({ ORIGIN }: OriginConfig): boolean => ORIGIN?.startsWith("https:") ?? false;

/** On https a browser lets no other host, and no page on plain http, write a cookie with this prefix. */
export const HOST_PREFIX = "__Host-";

/** The value of the first of these cookies that the request has. */
export const firstCookie = ({ cookies }: FastifyRequest, names: readonly string[]): string | undefined =>
  names.map((name) => ownProperty(cookies, name)).find((value) => value !== undefined);
