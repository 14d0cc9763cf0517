import { MAX_ANSWER_LENGTH, MAX_TEMPLATE_TITLE_LENGTH, MAX_TEMPLATES } from "@pecacerta/rules/inbox";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { listField } from "../fields.ts";
import { longTextField, textField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";

/** `{nome}`, `{produto}` and `{loja}` in a text are filled in where it is used. */
const templatesSchema = z
  .object({
    revision: z.int().meta({ description: 'The tag of `If-Match`, as `"r3"`' }),
    templates: z.array(z.object({ title: z.string(), text: z.string() })),
  })
  .meta({ id: "ReplyTemplates", description: "Texts that staff answer with" });

export type ReplyTemplatesDto = z.output<typeof templatesSchema>;

const templatesCall = { tags: ["Staff inbox"], access: "staff", company: true, path: "/admin/templates" } as const;

export const getReplyTemplatesCall = defineCall({
  ...templatesCall,
  permission: "feedback.answer",
  method: "GET",
  summary: "The company's reply templates",
  responses: { 200: dataEnvelope(templatesSchema) },
});

/** Needs `If-Match` with the revision. */
export const replaceReplyTemplatesCall = defineCall({
  ...templatesCall,
  permission: "settings.write",
  method: "PUT",
  summary: "Replace the company's reply templates",
  headers: z.looseObject({ "if-match": z.string().optional() }),
  body: z.object({
    templates: listField(
      z.object({
        title: textField(MAX_TEMPLATE_TITLE_LENGTH, "Prazo de entrega").refine(
          (title) => title !== "",
          "ERROR_FORM_REQUIRED",
        ),
        text: longTextField(MAX_ANSWER_LENGTH, 1),
      }),
      0,
      MAX_TEMPLATES,
    ),
  }),
  responses: { 200: dataEnvelope(templatesSchema) },
  refusals: {
    409: ["CHANGED_MEANWHILE"],
    422: ["ERROR_FORM_INVALID", "ERROR_FORM_REQUIRED", "ERROR_FORM_TOO_LONG"],
    428: ["VERSION_NEEDED"],
  },
});
