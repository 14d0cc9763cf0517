const MASK = "***";
/** Parameters of addresses that hold no secret. */
const OPEN_PARAMETERS = new Set(["host", "port", "sslmode", "application_name"]);

/**
 * An address as it may be printed: without the password, or the token that stands for a user, and without the values of
 * its query. Hides too much rather than too little where the text is no address.
 */
export function maskUrl(text: string): string {
  const afterScheme = text.indexOf("://") + 3;
  if (afterScheme < 3) return text;
  // A password may hold any sign, unencoded: it ends at the last @.
  const at = text.lastIndexOf("@");
  const login = at < afterScheme ? "" : `${maskLogin(text.slice(afterScheme, at))}@`;
  return text.slice(0, afterScheme) + login + maskQuery(text.slice(Math.max(afterScheme, at + 1)));
}

function maskLogin(login: string): string {
  const [user = "", password] = login.split(":", 2);
  return password === undefined || /[/?#]/.test(user) ? MASK : `${user}:${MASK}`;
}

function maskQuery(address: string): string {
  const [path = "", query] = address.split(/[?#](.*)/s);
  if (query === undefined) return path;
  return `${path}?${query.split(/[&#]/).map(maskParameter).join("&")}`;
}

function maskParameter(parameter: string): string {
  const [name = "", value] = parameter.split(/=(.*)/s);
  if (value === undefined) return MASK;
  return OPEN_PARAMETERS.has(name) || value === "{cep}" ? parameter : `${name}=${MASK}`;
}
