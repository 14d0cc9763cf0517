type Result = { ok: boolean; refusal?: string; errors?: Readonly<Record<string, string>> };

/** The slug follows from the name, which is what the form shows. */
export const withNameTaken = <Sent extends Result>(result: Sent): Sent =>
  result.refusal === "SLUG_TAKEN" ? { ...result, errors: { name: "NAME_TAKEN" } } : result;
