const MASK = "***";
const OPEN_PARAMETERS = new Set([
  "host",
  "port",
  "sslmode",
  "application_name",
  "endpoint",
  "region",
  "target_session_attrs",
]);

/** The URL for the log, without password, token and query values. Hides too much if the text is no URL. */
export function maskUrl(text: string): string {
  const afterScheme = text.indexOf("://") + 3;
  if (afterScheme < 3) return text;
  // An unencoded password may contain @.
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
