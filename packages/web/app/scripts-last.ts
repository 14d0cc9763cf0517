import { afterPaint } from "./after-paint.ts";

const HINT = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const HEAD_ENDS = "</head>";
const SCRIPT_ENDS = "</script>";

/**
 * What paints a page goes ahead of what brings it to life. React names the scripts first, and a browser would fetch and
 * run them beside styles and pictures; here they are asked for once the page has been painted.
 */
export function scriptsLast(html: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> {
  const routerBegins = `<script nonce="${nonce}" type="module" async="">`;
  const headEnd = html.indexOf(HEAD_ENDS);
  const begin = html.indexOf(routerBegins, headEnd);
  const end = html.indexOf(SCRIPT_ENDS, begin);
  if (headEnd < 0 || begin < 0 || end < 0) return html;
  const head = html.toString("utf8", 0, headEnd);
  const files = [...head.matchAll(HINT)].map(([, file = ""]) => file);
  const script = html.toString("utf8", begin + routerBegins.length, end);
  return Buffer.concat([
    Buffer.from(head.replace(HINT, "")),
    html.subarray(headEnd, begin + routerBegins.length),
    Buffer.from(afterPaint(files, script)),
    html.subarray(end),
  ]);
}
