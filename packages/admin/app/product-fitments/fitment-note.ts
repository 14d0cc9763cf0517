import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";

/** After what the row says already. */
export const withNote = (fitment: StaffFitmentDto, note: string): StaffFitmentDto => {
  const notes = [fitment.note, note.trim()].filter((text) => text !== "");
  return { ...fitment, note: [...new Set(notes)].join(" · ") };
};

/** What the inbox passes on with its link; the browser may hold anything there. */
export const passedAnswer = (state: unknown): string => {
  const answer = typeof state === "object" && state !== null && "fitmentNote" in state ? state.fitmentNote : "";
  return typeof answer === "string" ? answer : "";
};
