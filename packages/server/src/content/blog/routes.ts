import { listLatestPostsCall as latestCall, listBlogCategoriesCall } from "@pecacerta/contract/blog";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { findBlogCategories, findLatestPosts } from "./queries.ts";

export function registerBlogRoutes(app: FastifyInstance, installation: Installation): void {
  servePublic(app, installation, latestCall, async (tenant, { query }) =>
    accept({ data: await findLatestPosts(tenant, query.limit) }),
  );
  servePublic(app, installation, listBlogCategoriesCall, async (tenant) =>
    accept({ data: await findBlogCategories(tenant) }),
  );
}
