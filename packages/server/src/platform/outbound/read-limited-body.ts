export async function readLimitedBody({ body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
