import { storedImageName, storedImageUrls } from "@pecacerta/rules/image-upload";
import { and, eq, inArray } from "drizzle-orm";
import type { FindShownImages } from "../../catalog/images/shown-images.ts";
import { blogPosts } from "./tables.ts";

export const findImagesOfPosts: FindShownImages = async (tx, names) => {
  const rows = await tx
    .selectDistinct({ url: blogPosts.image })
    .from(blogPosts)
    .where(and(eq(blogPosts.companyId, tx.companyId), inArray(blogPosts.image, names.flatMap(storedImageUrls))));
  return rows.flatMap(({ url }) => storedImageName(url ?? "") ?? []);
};
