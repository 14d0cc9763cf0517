export const add = ([one, other]: readonly [number, number]): number => one + other;

export function spin(): never {
  for (;;);
}
