/** Rows of dark and light modules, as the QR library returns them. */
export type QrModules = { readonly size: number; readonly data: ArrayLike<number> };

/** The SVG path of the dark modules, one bar per run, in units of one module. */
export function qrPath({ size, data }: QrModules): string {
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const length = runLength(row * size + column, (row + 1) * size, data);
      if (length > 0) path += `M${column} ${row}h${length}v1h-${length}z`;
      column += length;
    }
  }
  return path;
}

function runLength(start: number, rowEnd: number, data: ArrayLike<number>): number {
  let end = start;
  while (end < rowEnd && data[end]) end++;
  return end - start;
}
