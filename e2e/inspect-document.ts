/** What a document shows of the texts, and what it made of them. */
export type DocumentInspection = { shown: number[]; made: string[] };

/**
 * Looks at a document: the page itself, or one that is read from its source and runs nothing. Runs in the browser, so
 * it may name nothing from outside.
 */
export function inspectDocument({
  texts,
  html,
}: {
  texts: readonly string[];
  html?: string | undefined;
}): DocumentInspection {
  const looked = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const content = looked.querySelector("main");
  const fields = [...(content?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])].map(({ value }) => value);
  const all = [content?.textContent, ...fields].join("\n");
  const made: string[] = [];
  for (const element of looked.querySelectorAll("*")) {
    const { localName } = element;
    if (["iframe", "object", "embed", "base", "marquee", "frame"].includes(localName)) made.push(localName);
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on")) made.push(`${localName} ${name}`);
      if (name === "style" && value.includes("evil")) made.push(`${localName} ${name}`);
      if (!["src", "href", "xlink:href", "action", "formaction", "data", "poster"].includes(name)) continue;
      const url = URL.parse(value, location.href);
      const leads =
        url?.hostname.endsWith("evil.invalid") || /^(javascript|vbscript):|^data:text/.test(url?.href ?? "");
      if (leads) made.push(`${localName} ${name}=${value}`);
    }
  }
  const runs = [...looked.querySelectorAll("script:not([type='application/ld+json'])")].filter((script) =>
    (script.textContent ?? "").startsWith("alert(1)"),
  );
  made.push(...runs.map(() => "script"));
  return { shown: texts.flatMap((text, index) => (all.includes(text) ? [index] : [])), made };
}
