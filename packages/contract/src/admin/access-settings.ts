import { MAX_IDLE_MINUTES, MIN_IDLE_MINUTES } from "@pecacerta/rules/permission";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { integerField } from "../fields.ts";
import { dataEnvelope } from "../wire-values.ts";

const settings = {
  tags: ["Staff"],
  access: "staff",
  company: true,
  permission: "settings.write",
  path: "/admin/settings/admin",
} as const;

const accessSettingsSchema = z
  .object({
    idleMinutes: z.int().meta({ description: "A session that is silent for so long ends" }),
    secondFactor: z.boolean().meta({ description: "Whether members of every role need a second factor" }),
  })
  .meta({ id: "AccessSettings" });

export type AccessSettingsDto = z.output<typeof accessSettingsSchema>;

const response = { 200: dataEnvelope(accessSettingsSchema) } as const;

export const getAccessSettingsCall = defineCall({
  ...settings,
  method: "GET",
  summary: "How the company's staff sign in",
  responses: response,
});

/** The idle time counts from the next sign-in on. */
export const changeAccessSettingsCall = defineCall({
  ...settings,
  method: "PATCH",
  summary: "Change how the company's staff sign in",
  fresh: true,
  body: z.object({
    idleMinutes: integerField(MIN_IDLE_MINUTES, MAX_IDLE_MINUTES),
    secondFactor: z.boolean({ error: "ERROR_FORM_INVALID" }),
  }),
  responses: response,
  refusals: { 422: ["ERROR_FORM_INVALID", "ERROR_FORM_REQUIRED"] },
});
