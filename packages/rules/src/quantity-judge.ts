import { statedQuantities, typedQuantity } from "./stated-quantities.ts";

/** Returns a judge of names: each quantity stands there with its unit. `GL-5 1 L` has a 5 and an L, but not 5 L. */
export function createQuantityJudge(quantities: readonly string[]): (name: string) => boolean {
  const required = quantities.flatMap((input) => typedQuantity(input) ?? []);
  return (name) => {
    const stated = statedQuantities(name);
    const charges = stated.filter(({ isCharge }) => isCharge);
    return required.every(({ text, isCharge }) =>
      (isCharge && charges.length > 0 ? charges : stated).some((one) => one.text === text),
    );
  };
}
