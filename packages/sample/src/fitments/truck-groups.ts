import { toVehicleGroups } from "./vehicle-groups.ts";

/** Size 0 light, 1 medium, 2 semi-heavy, 3 heavy. */
export const TRUCK_FAMILIES = toVehicleGroups([
  ["mercedes", ["Atego"], 2012, 2022, "", 2],
  ["vwTruck", ["Constellation"], 2012, 2022, "", 2],
  ["volvo", ["FH"], 2012, 2022, "", 3],
  ["scania", ["R 440", "P 310"], 2012, 2018, "", 3],
  ["mercedes", ["Accelo"], 2012, 2022, "", 1],
  ["vwTruck", ["Delivery"], 2018, 2024, "", 1],
  ["iveco", ["Daily"], 2012, 2023, "", 0],
  ["mercedes", ["Axor"], 2012, 2022, "", 3],
  ["iveco", ["Tector"], 2012, 2022, "", 2],
  ["volvo", ["VM"], 2012, 2022, "", 2],
  ["scania", ["R 450"], 2019, 2024, "", 3],
  ["mercedes", ["Actros"], 2016, 2024, "", 3],
]);
