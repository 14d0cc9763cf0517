const MIN_DISTINCT_CHARACTERS = 5;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first new password of staff: the list has 49,000 entries. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return loading;
}

/** A password of the list, two of them in a row, or one of few different characters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (new Set(text).size < MIN_DISTINCT_CHARACTERS) return true;
  const common = await loadCommonPasswords();
  const isPart = (part: string) => common.has(part) || /^\d{1,4}$/.test(part);
  return (
    common.has(text) || Array.from(text).some((_, at) => at > 0 && isPart(text.slice(0, at)) && isPart(text.slice(at)))
  );
}
