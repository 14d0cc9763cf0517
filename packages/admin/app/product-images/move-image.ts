/** The list with one item at another place, counted from 0. */
export function moveImage(images: readonly string[], from: number, to: number): string[] {
  const moved = images.filter((_, place) => place !== from);
  const image = images[from];
  if (image !== undefined) moved.splice(to, 0, image);
  return moved;
}
