import { toVehicleGroups } from "./vehicle-groups.ts";

/** Size 0 up to 125 cc, 1 up to 160, 2 up to 300, 3 above. */
export const MOTORCYCLE_FAMILIES = toVehicleGroups([
  ["hondaMoto", ["CG 160"], 2016, 2025, "", 1],
  ["hondaMoto", ["Biz"], 2011, 2025, "124 cc", 0],
  ["hondaMoto", ["NXR Bros"], 2015, 2025, "", 1],
  ["yamaha", ["YBR Factor"], 2009, 2016, "124 cc", 0],
  ["hondaMoto", ["CG 150"], 2009, 2015, "", 1],
  ["yamaha", ["Fazer 250", "Lander"], 2012, 2017, "", 2],
  ["hondaMoto", ["XRE 300", "CB 300"], 2010, 2015, "", 2],
  ["hondaMoto", ["CB Twister"], 2016, 2022, "", 2],
  ["yamaha", ["Crosser"], 2015, 2025, "", 1],
  ["suzuki", ["Yes 125", "Intruder"], 2008, 2014, "", 0],
  ["kawasaki", ["Ninja 300"], 2013, 2018, "", 2],
  ["yamaha", ["MT-03"], 2017, 2025, "", 3],
  ["hondaMoto", ["Pop"], 2016, 2025, "", 0],
  ["bmwMoto", ["G 310"], 2018, 2025, "", 3],
  ["kawasaki", ["Versys"], 2013, 2024, "", 3],
  ["suzuki", ["V-Strom"], 2014, 2023, "", 3],
]);
