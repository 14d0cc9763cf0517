import { statedQuantities, typedQuantity } from "./stated-quantities.ts";

/** Returns a judge of names and attributes: each quantity stands there with its unit. `GL-5 1 L` has no 5 L. */
export function createQuantityJudge(quantities: readonly string[]): (name: string, attributes?: string) => boolean {
  const required = quantities.flatMap((input) => typedQuantity(input) ?? []);
  return (name, attributes = "") => {
    const stated = [...statedQuantities(name), ...statedQuantities(attributes)];
    const charges = stated.filter(({ isCharge }) => isCharge);
    return required.every(({ text, isCharge }) =>
      (isCharge && charges.length > 0 ? charges : stated).some((one) => one.text === text),
    );
  };
}
