/** JSON that stands as text already: it is sent as it is. */
export class Written {
  readonly text: Buffer;
  constructor(text: Buffer) {
    this.text = text;
  }
}

/** Pieces of text as one. */
export const joined = (pieces: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)));
