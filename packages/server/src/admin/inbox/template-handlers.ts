import { getReplyTemplatesCall, replaceReplyTemplatesCall } from "@pecacerta/contract/admin/templates";
import { accept } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { findReplyTemplates, replaceReplyTemplates } from "./reply-templates.ts";

export const templateHandlers: readonly StaffHandler[] = [
  staffHandler(getReplyTemplatesCall, async (tx) => accept({ data: await findReplyTemplates(tx) })),
  staffHandler(replaceReplyTemplatesCall, async (tx, { actor }, { body, request, now }) => {
    const input = { ...body, tag: request.headers["if-match"], now };
    const outcome = await replaceReplyTemplates(tx, actor, input);
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  }),
];
