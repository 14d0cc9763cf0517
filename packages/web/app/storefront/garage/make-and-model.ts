import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { formatMakeName, formatModelName } from "@pecacerta/rules/model-name";
import { m } from "#messages";

/** For example `Volkswagen · Gol 1.6 8V Flex`. */
export const makeAndModel = ({ make, model }: VehicleDto): string =>
  `${formatMakeName(make)} · ${model === "" ? m.unknown_version() : formatModelName(model)}`;
