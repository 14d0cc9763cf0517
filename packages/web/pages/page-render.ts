import { trackPageProducts } from "@pecacerta/server/companies/page-products";
import { forReading } from "@pecacerta/server/platform/database/replicas/replica-reader";
import type { Lane, WorkQueue } from "@pecacerta/server/platform/work-queue/work-queue";
import type { TenantResolution } from "../app/context.ts";
import type { PageAddress } from "./page.ts";
import type { RenderPage } from "./page-cache.ts";
import type { Renderer } from "./render.ts";
import { companyLane } from "./render-queue.ts";

type RenderOptions = {
  render: Renderer;
  queue: WorkQueue;
  /** Concurrent renders per company. */
  rendersAtOnce: number;
};
export type RenderedPage = { resolution: TenantResolution; address: PageAddress; lanes: Lane[] };
export function createPageRender(
  options: RenderOptions,
  { resolution, address, lanes }: RenderedPage,
  reportError: (error: unknown) => void,
): RenderPage {
  const company = companyLane(cacheScope(resolution).company, options.rendersAtOnce);
  return (version, products) =>
    options.queue.run([company, ...lanes], () =>
      trackPageProducts(products, () => options.render(forReplicas(resolution), address, version, reportError)),
    );
}

const forReplicas = (resolution: TenantResolution): TenantResolution => ({
  ...resolution,
  tenant: resolution.tenant && forReading(resolution.tenant),
});

export const cacheScope = (resolution: TenantResolution) => ({
  company: resolution.tenant?.companyId ?? "",
  name: [
    resolution.resolvedBy === "host" ? "host" : "shared",
    resolution.origin,
    ...(!resolution.tenant && resolution.hasOtherCompany ? ["other"] : []),
  ].join(" "),
});
