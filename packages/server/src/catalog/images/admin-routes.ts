import {
  addImageCall,
  changeImageCall,
  deleteImageCall,
  listImagesCall,
  type StaffImageDto,
} from "@pecacerta/contract/admin/images";
import { storedImageUrl } from "@pecacerta/rules/image-upload";
import { accept } from "@pecacerta/rules/outcome";
import type { Installation } from "../../companies/installation.ts";
import { preparedHandler, type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { describeImage } from "./change-image.ts";
import { deleteImage } from "./delete-images.ts";
import { findImageUsage, listImages } from "./find-images.ts";
import { receiveImage } from "./receive-image.ts";
import type { FindShownImages } from "./shown-images.ts";
import { storeImage } from "./store-image.ts";
import type { ImageRow } from "./tables.ts";

export const imageHandlers = (
  { fileStore }: Pick<Installation, "fileStore">,
  shownImageFinders: readonly FindShownImages[],
): readonly StaffHandler[] => [
  staffHandler(listImagesCall, async (tx, _member, { query }) => {
    const { items, next } = await listImages(tx, { ...query, names: query.names?.split(",") });
    return accept({ data: { items: items.map(toImageDto), next, usage: await findImageUsage(tx) } });
  }),
  preparedHandler(addImageCall, receiveImage, async (tx, { actor, name }, { query, body, now }) => {
    const input = { image: body, text: query.text, fileName: query.name, now };
    const outcome = await storeImage(tx, fileStore, { ...actor, name }, input);
    return outcome.ok ? accept({ data: toImageDto(outcome.value) }) : outcome;
  }),
  staffHandler(changeImageCall, async (tx, { actor }, { params, body, now }) => {
    const outcome = await describeImage(tx, actor, { ...params, ...body, now });
    return outcome.ok ? accept({ data: toImageDto(outcome.value) }) : outcome;
  }),
  staffHandler(deleteImageCall, async (tx, { actor }, { params, now }) => {
    const outcome = await deleteImage(tx, params.name, { fileStore, actor, shownImageFinders, now });
    return outcome.ok ? accept({ data: null }) : outcome;
  }),
];

const toImageDto = ({ name, width, height, bytes, text, createdAt, unusedSince }: ImageRow): StaffImageDto => ({
  name,
  url: storedImageUrl(name, { width, height }),
  width,
  height,
  bytes,
  text,
  createdAt: createdAt.toISOString(),
  unusedSince: unusedSince?.toISOString() ?? null,
});
