export type DocumentInspection = { shownTexts: number[]; injected: string[] };

/**
 * Inspects the page, or a document parsed from `html`. Runs in the browser, so it must not reference anything outside.
 */
export function inspectDocument({
  texts,
  html,
}: {
  texts: readonly string[];
  html?: string | undefined;
}): DocumentInspection {
  const inspected = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const content = inspected.querySelector("main");
  const fields = [...(content?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])].map(({ value }) => value);
  const all = [content?.textContent, ...fields].join("\n");
  const injected: string[] = [];
  for (const element of inspected.querySelectorAll("*")) {
    const { localName } = element;
    if (["iframe", "object", "embed", "base", "marquee", "frame"].includes(localName)) injected.push(localName);
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on")) injected.push(`${localName} ${name}`);
      if (name === "style" && value.includes("evil")) injected.push(`${localName} ${name}`);
      if (!["src", "href", "xlink:href", "action", "formaction", "data", "poster"].includes(name)) continue;
      const url = URL.parse(value, location.href);
      const isDangerous =
        url?.hostname.endsWith("evil.invalid") || /^(javascript|vbscript):|^data:text/.test(url?.href ?? "");
      if (isDangerous) injected.push(`${localName} ${name}=${value}`);
    }
  }
  const injectedScripts = [...inspected.querySelectorAll("script:not([type='application/ld+json'])")].filter((script) =>
    (script.textContent ?? "").startsWith("alert(1)"),
  );
  injected.push(...injectedScripts.map(() => "script"));
  return { shownTexts: texts.flatMap((text, index) => (all.includes(text) ? [index] : [])), injected };
}
