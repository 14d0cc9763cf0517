const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Whether a chunk before the pixels announces an animation, which decoders of still pictures ignore. */
export function isAnimatedPng(file: Buffer): boolean {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  for (let at = SIGNATURE.length; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const kind = file.toString("latin1", at + 4, at + 8);
    if (kind === "acTL") return true;
    if (kind === "IDAT") return false;
  }
  return false;
}
