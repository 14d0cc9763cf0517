import type { InboxThreadDto, StandingAnswerDto } from "@pecacerta/contract/admin/inbox";
import { callStaff } from "../client/staff-call.ts";

type Answer = { company: string; answer: string; previous: string | undefined };

/** `previous`: the answer that this one replaces. */
export async function sendAnswer({ kind, id }: InboxThreadDto, { company, answer, previous }: Answer) {
  const params = { id };
  if (kind === "messages")
    return await callStaff("POST /admin/messages/:id/answer", { company, params, body: { answer } });
  const body = { answer, ...(previous !== undefined && { previous }) };
  return kind === "reviews"
    ? await callStaff("POST /admin/reviews/:id/answer", { company, params, body })
    : await callStaff("POST /admin/questions/:id/answer", { company, params, body });
}

/** The answer that stands instead, of the refusal `ALREADY_ANSWERED`. */
export const readStandingAnswer = (body: unknown): StandingAnswerDto | undefined =>
  typeof body === "object" && body !== null && "answer" in body ? (body.answer as StandingAnswerDto) : undefined;
