const NAME = "volta";

/** The sign-in's address, which leads back to a page of the admin. */
export const staffSignInPath = (returnPath: string): string =>
  returnPath === "/" ? "/entrar" : `/entrar?${new URLSearchParams({ [NAME]: returnPath })}`;

/** Only a path of the admin: another site's address must not follow a sign-in. */
export function readReturnPath(query: URLSearchParams): string {
  const path = query.get(NAME) ?? "/";
  return /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith("/entrar") ? path : "/";
}
