import { storedImageName } from "@pecacerta/rules/image-upload";

/** Adds an image, or puts it in the place of its earlier address: one stored anew may have a larger file. */
export function withImage(images: readonly string[], url: string): string[] {
  const isSame = (each: string) => (storedImageName(each) ?? each) === (storedImageName(url) ?? url);
  return images.some(isSame) ? images.map((each) => (isSame(each) ? url : each)) : [...images, url];
}
