import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { delayScripts } from "../delayed-scripts/delay-scripts.ts";
import { createNonce, replaceNonceWithHashes } from "./content-security-policy.ts";
import { jsonLdContext, reportErrorContext } from "./context.ts";
import { NonceContext } from "./nonce.ts";
import { JsonLdContext } from "./storefront/json-ld/json-ld-script.tsx";

export const streamTimeout = 5000;

/** A 404 is a response, not an error. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error) || error.status >= 500) context.get(reportErrorContext)(error);
};

// The page is buffered, because it is hashed, compressed and cached as a whole.
// biome-ignore lint/style/noDefaultExport: React Router asks for it
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: RouterContextProvider,
) {
  // In development Vite injects styles and scripts without a nonce.
  const nonce = import.meta.env.DEV ? undefined : createNonce();
  const page = (
    <NonceContext value={nonce}>
      <JsonLdContext value={visit.get(jsonLdContext)}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </JsonLdContext>
    </NonceContext>
  );
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A buffered page does not need streamed chunks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        headers.set("Content-Type", "text/html; charset=utf-8");
        pipe(
          collectHtml((html) => {
            const body = nonce ? replaceNonce(html, nonce, headers) : html;
            // Bytes: Response would check and encode the whole text again.
            resolve(new Response(Buffer.from(body), { status, headers }));
          }),
        );
      },
      onError(error) {
        visit.get(reportErrorContext)(error);
        // A part failed to render: do not cache the page.
        headers.set("Cache-Control", "no-store");
      },
      onShellError: reject,
    });
    const timeout = setTimeout(() => abort(new Error("Rendering took too long")), streamTimeout + 1000);
  });
}

/** Removes the nonce from the page and sets the policy that allows its scripts by their hashes. */
function replaceNonce(rendered: string, nonce: string, headers: Headers): string {
  const { html, policy } = replaceNonceWithHashes(delayScripts(rendered, nonce), nonce);
  headers.set("Content-Security-Policy", policy);
  return html;
}

function collectHtml(onEnd: (html: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}
