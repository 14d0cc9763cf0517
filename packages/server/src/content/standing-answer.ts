import type { StandingAnswerDto } from "@pecacerta/contract/admin/inbox";
import { type Outcome, refuse } from "@pecacerta/rules/outcome";

/** `previous`: the answer that the member saw. `staffName`: who answers. */
export type AnswerInput = { id: string; answer: string; previous?: string | undefined; staffName: string; now: Date };

export type AnswerOutcome<NotFound extends string> = Outcome<
  undefined,
  NotFound | "ALREADY_ANSWERED",
  { answer?: StandingAnswerDto | undefined }
>;

type AnsweredRow = { answer: string | null; answeredAt: Date | null; staffName: string };

export const toStandingAnswer = ({ answer, answeredAt, staffName }: AnsweredRow): StandingAnswerDto | undefined =>
  answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString(), by: staffName } : undefined;

/** Whether another answer stands than the one that the member saw; undefined if the new one may be stored. */
export const findAnswerConflict = (row: AnsweredRow, { previous }: Pick<AnswerInput, "previous">) =>
  (row.answer ?? undefined) === previous ? undefined : refuse("ALREADY_ANSWERED", { answer: toStandingAnswer(row) });
