import { z } from "zod";
import { defineCall } from "./call.ts";
import { uuidField } from "./text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "./wire-values.ts";

const own = { tags: ["Accounts"], access: "bearer", company: true } as const;

/** `device` is empty if unknown. */
const sessionSchema = z
  .object({
    id: idSchema,
    device: z.string(),
    createdAt: timestampSchema,
    expiresAt: timestampSchema,
    current: z.boolean(),
  })
  .meta({
    id: "Session",
    examples: [
      {
        id: "0197a1c2-0000-7000-8000-00000000e001",
        device: "Chrome · Windows",
        createdAt: "2026-03-14T12:30:00.000Z",
        expiresAt: "2026-03-15T12:30:00.000Z",
        current: true,
      },
    ],
  });

export type SessionDto = z.output<typeof sessionSchema>;

const sessions = { 200: dataEnvelope(z.array(sessionSchema)) } as const;

export const listSessionsCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/sessions",
  summary: "Where the customer is signed in, the newest first",
  responses: sessions,
});

export const endSessionCall = defineCall({
  ...own,
  method: "DELETE",
  path: "/user/sessions/:id",
  summary: "Sign one device out",
  params: z.object({ id: uuidField }),
  responses: sessions,
  refusals: { 404: ["SESSION_NOT_FOUND"] },
});

export const endOtherSessionsCall = defineCall({
  ...own,
  method: "DELETE",
  path: "/user/sessions",
  summary: "Sign all other devices out",
  responses: sessions,
});
