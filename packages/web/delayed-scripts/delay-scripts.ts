const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Starts React Router's script after the first paint: makes its tag inert, removes the module preloads, and adds a
 * script that restores both. A page without the router's script stays as it is.
 */
export function delayScripts(html: string, nonce: string): string {
  const routerTag = `<script nonce="${nonce}" type="module" async="">`;
  const start = html.indexOf(routerTag);
  const end = html.indexOf("</script>", start);
  const headEnd = html.indexOf("</head>");
  if (start < 0 || end < 0 || headEnd < 0) return html;
  const head = html.slice(0, headEnd);
  const modules = [...head.matchAll(MODULE_PRELOAD)].map(([, href = ""]) => href);
  return [
    head.replace(MODULE_PRELOAD, ""),
    html.slice(headEnd, start),
    `<script nonce="${nonce}" type="text/plain" async="">`,
    html.slice(start + routerTag.length, end),
    `</script><script nonce="${nonce}">${starterScript(modules)}</script>`,
    html.slice(end + "</script>".length),
  ].join("");
}

// Elements are removed again, so that React hydrates the document that the server rendered.
const starterScript = (modules: readonly string[]): string => `(() => {
  const { currentScript } = document;
  const { textContent } = currentScript.previousElementSibling;
  const start = () => {
    for (const href of ${JSON.stringify(modules)})
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const script = Object.assign(document.createElement("script"), { type: "module", textContent });
    document.head.append(script);
    script.remove();
  };
  currentScript.remove();
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();`;
