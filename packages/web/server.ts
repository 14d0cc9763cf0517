import { accept } from "@pecacerta/rules/outcome";
import { sample } from "@pecacerta/sample/startup-sample";
import { createApp } from "@pecacerta/server/app/app";
import { openInstallation } from "@pecacerta/server/app/open-installation";
import { type StartOptions, start } from "@pecacerta/server/app/start";
import type { Installation } from "@pecacerta/server/companies/installation";
import { RESPONSES_SHARE } from "@pecacerta/server/companies/response-cache";
import { commonHeaders } from "@pecacerta/server/platform/http/common-headers";
import { refusedPagesCounter } from "@pecacerta/server/platform/http/metrics";
import { networkOfRequest } from "@pecacerta/server/platform/http/rate-limits";
import { createPageLimit } from "@pecacerta/server/platform/http/request-limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import { locale } from "./app/texts/locale.ts";
import { serveAdminFiles } from "./pages/admin-files.ts";
import { createBuildRoutes } from "./pages/build-routes.ts";
import { errorLogger } from "./pages/error-logger.ts";
import { createMaintenanceRenderer } from "./pages/maintenance-renderer.tsx";
import { createPageCache, type PageVersions } from "./pages/page-cache.ts";
import { createPageServer } from "./pages/page-server.ts";
import { createRenderer, withSiteFiles } from "./pages/render.ts";
import { createRenderQueue, visitorLane } from "./pages/render-queue.ts";
import { serveCachedPages } from "./pages/serve-cached-pages.ts";
import { createSiteFiles } from "./pages/site-files.ts";
import { serveStaticFiles } from "./pages/static-files.ts";
import { createTenantResolver } from "./pages/tenant-resolver.ts";

const MEGABYTE = 1_048_576;

/** The whole shop: API calls, static files, and pages for every other address. */
async function createShop(installation: Installation) {
  const app = await createApp(installation);
  const build = await serverBuild();
  const { config } = installation;
  const siteFiles = createSiteFiles({ fallbackOrigin: config.ORIGIN ?? `http://localhost:${config.PORT}` });
  // In development the build is reloaded on each request.
  const render = createRenderer(import.meta.env.DEV ? serverBuild : build, import.meta.env.MODE);
  const refusedPages = refusedPagesCounter(installation.metrics);
  const pages = createPageServer({
    cache: createPageCache(config.PAGE_CACHE_MB * MEGABYTE * (1 - RESPONSES_SHARE), pageVersions(installation)),
    render: config.MAINTENANCE
      ? createMaintenanceRenderer(build.assets.routes.root?.css ?? [])
      : withSiteFiles(siteFiles, render),
    tenants: createTenantResolver(installation),
    isStale: () => !installation.versions.areCurrent(),
    limitMs: config.REQUEST_LIMIT_MS,
    queue: createRenderQueue(config),
    rendersAtOnce: config.RENDERS_AT_ONCE,
    routes: createBuildRoutes(build),
    onError: errorLogger(installation),
    onRefused: (reason) => refusedPages.inc({ reason }),
  });
  await serveStaticFiles(app, installation.fileStore);
  await app.register(async (scope) => {
    const countPage = await createPageLimit(scope, installation);
    const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      const lane = config.RATE_LIMITS ? visitorLane(networkOfRequest(request)) : undefined;
      const visitor = { lane, countRender: () => countPage(request) };
      const extraHeaders = commonHeaders(installation, request.id);
      return pages.serve({ request: request.raw, response: reply.raw, extraHeaders, visitor });
    };
    scope.get("/*", sendPage);
    if (!import.meta.env.DEV) await serveAdminFiles(scope, installation, sendPage);
  });
  serveCachedPages(app, pages, installation);
  return app;
}

/** The versions that expire a company's pages; in development also the forced language. */
function pageVersions({ versions }: Installation): PageVersions {
  return import.meta.env.DEV ? { ...versions, of: (company) => `${versions.of(company)} ${locale()}` } : versions;
}

const serverBuild = (): Promise<ServerBuild> => import("virtual:react-router/server-build" as string);

/** Both of one build: what a load shows is recorded in the module that its cache reads. */
export async function openShop(...[config, url, log]: Parameters<typeof openInstallation>) {
  const opened = await openInstallation(config, url, log);
  return opened.ok ? accept({ ...opened.value, app: await createShop(opened.value.installation) }) : opened;
}

/** Starts the installation; `front` wraps the server in development. */
export const main = (front?: StartOptions["createFrontServer"]) =>
  start({ createShop, sample, createFrontServer: front });
