import { MAX_IMAGE_TEXT } from "@pecacerta/rules/image-upload";
import { IMAGE_VIEWS, imageTexts, laterView, USUAL_VIEWS } from "../texts/image-texts.ts";

/** A description to start from: the product's name and the view, which the file's name or the place tells. */
export function defaultImageText(name: string, fileName: string, place: number): string {
  const plain = fileName.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const named = IMAGE_VIEWS.find(([pattern]) => pattern.test(plain))?.[1];
  const view = named ?? USUAL_VIEWS[place - 1] ?? laterView(place);
  const subject = name.trim() || imageTexts.fallbackName;
  return `${subject.slice(0, MAX_IMAGE_TEXT - view.length - 2)}, ${view}`;
}
