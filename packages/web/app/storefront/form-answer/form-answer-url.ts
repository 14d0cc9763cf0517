const ANSWER_PATHS: readonly string[] = ["/newsletter/requested", "/stock-alert/requested"];

const PROBLEMS = [
  "ERROR_FORM_REQUIRED",
  "ERROR_FORM_INCORRECT_EMAIL",
  "PRODUCT_AVAILABLE",
  "PRODUCT_NOT_FOUND",
  "SERVICE_UNAVAILABLE",
  "TOO_MANY_REQUESTS",
] as const;

/** Whether the server leads to this page from a form that a browser posted itself. */
export const isFormAnswerPath = (path: string): boolean => ANSWER_PATHS.includes(path);

/** Reads the refusal; null if there was none. Few values, because each has a page of its own in the cache. */
export function parseFormProblem(params: URLSearchParams): string | null {
  const problem = params.get("problem");
  if (problem === null) return null;
  return PROBLEMS.find((one) => one === problem) ?? "INTERNAL_ERROR";
}
