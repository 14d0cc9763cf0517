const PRELOADED_SCRIPT = /<link rel="modulepreload"/g;
const HINT = /<link rel="modulepreload"[^>]*>/g;
const HEAD_ENDS = "</head>";

/**
 * A browser asks in the order of the document, a few files at a time. React writes the scripts first; but what paints a
 * page - its styles and its first picture - goes ahead of what brings it to life.
 */
export function scriptsLast(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = html.indexOf(HEAD_ENDS);
  if (end < 0) return html;
  const head = html.toString("utf8", 0, end);
  const hints = (head.match(HINT) ?? []).join("").replace(PRELOADED_SCRIPT, '$& fetchPriority="low"');
  return Buffer.concat([Buffer.from(head.replace(HINT, "") + hints), html.subarray(end)]);
}
