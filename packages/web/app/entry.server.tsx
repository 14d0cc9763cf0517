import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { islandsContext, reportErrorContext } from "./context.ts";
import { NonceContext } from "./nonce.ts";
import { newNonce, sealScripts } from "./page-scripts.ts";
import { scriptsLast } from "./scripts-last.ts";
import { IslandsContext } from "./ui/island.tsx";

export const streamTimeout = 5000;

/** An address without a page is an answer, not an error. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error) || error.status >= 500) context.get(reportErrorContext)(error);
};

// The page is made whole before it is sent: it is going to be kept, hashed and compressed.
// biome-ignore lint/style/noDefaultExport: React Router asks for it
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: RouterContextProvider,
) {
  // While developing, Vite writes styles and scripts into the page as it goes.
  const nonce = import.meta.env.DEV ? undefined : newNonce();
  const page = (
    <NonceContext value={nonce}>
      <IslandsContext value={visit.get(islandsContext)}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </IslandsContext>
    </NonceContext>
  );
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A page sent whole has no use for pieces that a script moves into place afterwards.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        headers.set("Content-Type", "text/html; charset=utf-8");
        pipe(
          gathered((html) => resolve(new Response(nonce ? sealed(html, nonce, headers) : html, { status, headers }))),
        );
      },
      onError(error) {
        visit.get(reportErrorContext)(error);
        // Whole but for a part that failed: such a page is not for everyone, and not to be kept.
        headers.set("Cache-Control", "no-store");
      },
      onShellError: reject,
    });
    const timeout = setTimeout(() => abort(new Error("Rendering took too long")), streamTimeout + 1000);
  });
}

/** The page without its nonce; the headers get the policy that allows its scripts. */
function sealed(rendered: Buffer<ArrayBuffer>, nonce: string, headers: Headers): string {
  const { html, policy } = sealScripts(`${scriptsLast(rendered, nonce)}`, nonce);
  headers.set("Content-Security-Policy", policy);
  return html;
}

function gathered(whenWhole: (html: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    write(piece: Uint8Array, _, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      whenWhole(Buffer.concat(pieces));
      done();
    },
  });
}
