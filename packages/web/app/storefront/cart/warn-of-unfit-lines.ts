import { lineKey } from "@pecacerta/rules/cart";
import { toast } from "@pecacerta/ui/toast.ts";
import { m } from "#messages";
import { currentGarage } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import type { BrowserCartLine } from "./sync-cart.ts";

type AddedLine = Pick<BrowserCartLine, "product" | "options">;

/** Names the added lines that do not fit the chosen vehicle, with a button that removes them. False if there are none. */
export async function warnOfUnfitLines(
  lines: readonly AddedLine[],
  remove: (key: string) => Promise<void>,
): Promise<boolean> {
  const vehicle = currentGarage().current;
  if (!vehicle) return false;
  const verdicts = await loadVerdicts(vehicle.id, lines).catch(() => []);
  const unfit = lines.filter((_, index) => verdicts[index]?.verdict === "does-not-serve");
  if (unfit.length === 0) return false;
  const names = unfit.map(({ product }) => product.name).join(", ");
  const undo = () => {
    for (const line of unfit) void remove(lineKey(line));
  };
  toast.warning(m.toast_added_but_unfit({ names, vehicle: vehicleName(vehicle) }), { label: m.undo(), run: undo });
  return true;
}

async function loadVerdicts(vehicleId: string, lines: readonly AddedLine[]) {
  const { loadVerdict } = await import("../fitment/verdict-store.ts");
  return Promise.all(lines.map(({ product }) => loadVerdict(vehicleId, product.id)));
}
