import { sample } from "@pecacerta/sample/startup-sample";
import { createApp } from "@pecacerta/server/app/app";
import type { Installation } from "@pecacerta/server/app/installation";
import { type StartOptions, start } from "@pecacerta/server/app/start";
import { commonHeaders } from "@pecacerta/server/platform/http/common-headers";
import { refusedPagesCounter } from "@pecacerta/server/platform/http/metrics";
import { createPageLimit, networkOfRequest } from "@pecacerta/server/platform/http/rate-limits";
import type { ServerBuild } from "react-router";
import { locale } from "./app/texts/locale.ts";
import { createBuildRoutes } from "./pages/build-routes.ts";
import { closedPages } from "./pages/closed-pages.tsx";
import { errorLogger } from "./pages/error-logger.ts";
import { keptPagesFirst } from "./pages/kept-pages-first.ts";
import { createMapFiles } from "./pages/map-files.ts";
import { createPageCache, type PageVersions } from "./pages/page-cache.ts";
import { createRenderer, withMapFiles } from "./pages/render.ts";
import { createRenderQueue, visitorLane } from "./pages/render-queue.ts";
import { createPages } from "./pages/serve-pages.ts";
import { staticFiles } from "./pages/static-files.ts";
import { createVisits } from "./pages/visits.ts";

const MEGABYTE = 1_048_576;

/** The whole shop behind one port: the wire's calls first, then what lies on the disk, then pages for everything else. */
export async function createShop(installation: Installation) {
  const app = await createApp(installation);
  const build = await serverBuild();
  const { config } = installation;
  const maps = createMapFiles({ ownAddress: config.ORIGIN ?? `http://localhost:${config.PORT}` });
  // While developing, what has changed since is built anew.
  const render = createRenderer(import.meta.env.DEV ? serverBuild : build, import.meta.env.MODE);
  const refused = refusedPagesCounter(installation.metrics);
  const pages = createPages({
    cache: createPageCache(config.PAGE_CACHE_MB * MEGABYTE, versionsOf(installation)),
    render: config.MAINTENANCE ? closedPages(build.assets.routes.root?.css ?? []) : withMapFiles(maps, render),
    visits: createVisits(installation),
    isStale: () => !installation.versions.areCurrent(),
    limitMs: config.REQUEST_LIMIT_MS,
    queue: createRenderQueue(config),
    rendersAtOnce: config.RENDERS_AT_ONCE,
    routes: createBuildRoutes(build),
    onError: errorLogger(installation),
    onRefused: (reason) => refused.inc({ reason }),
  });
  await staticFiles(app, config.DATA_DIR);
  await app.register(async (scope) => {
    const countPage = await createPageLimit(scope, config);
    scope.get("/*", (request, reply) => {
      reply.hijack();
      const lane = config.RATE_LIMITS ? visitorLane(networkOfRequest(request)) : undefined;
      const visitor = { lane, countPage: () => countPage(request) };
      const marks = commonHeaders(installation, request.id);
      return pages.serve({ request: request.raw, response: reply.raw, marks, visitor });
    });
  });
  keptPagesFirst(app, pages, installation);
  return app;
}

/** What outdates a company's pages: its catalog, and while developing the language that they are forced into. */
function versionsOf({ versions }: Installation): PageVersions {
  return import.meta.env.DEV ? { ...versions, of: (company) => `${versions.of(company)} ${locale()}` } : versions;
}

const serverBuild = (): Promise<ServerBuild> => import("virtual:react-router/server-build" as string);

/** Starts the installation; `front` stands before the shop while developing. */
export const main = (front?: StartOptions["createFrontServer"]) =>
  start({ createShop, sample, createFrontServer: front });
