const LARGEST_SIDE = 2400;
/** A smaller file is sent as it is. */
const SMALL_BYTES = 2_000_000;
const QUALITY = 0.9;
const PHOTO = /^image\/(jpeg|png|webp|avif|heic|heif)$/;
/** They may be transparent, which JPEG cannot be. */
const DRAWING = /^image\/(png|webp|avif)$/;

/** A phone's photo at the size that the shop keeps: a tenth of the bytes. The file itself if the browser cannot read it. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (!PHOTO.test(file.type) || (file.size <= SMALL_BYTES && !file.type.includes("hei"))) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await canvas.convertToBlob({
      type: DRAWING.test(file.type) ? "image/webp" : "image/jpeg",
      quality: QUALITY,
    });
    return smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
