/** JSON that stands as text already: it is sent as it is. */
export class RawJson {
  readonly text: Buffer;
  constructor(text: Buffer) {
    this.text = text;
  }
}

/** Pieces of text as one. */
export const concatBuffers = (parts: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)));
