export class RawJson {
  readonly text: Buffer;
  constructor(text: Buffer) {
    this.text = text;
  }
}

export const concatBuffers = (parts: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)));
