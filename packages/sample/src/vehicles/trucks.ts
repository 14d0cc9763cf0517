import type { ModelRow } from "./vehicle-list.ts";

export const TRUCKS: ModelRow[] = [
  ["mercedes", "Accelo", "Accelo 815 4x2 2p (diesel)(E5)", "OM 924 LA", "D", 2012, 2022],
  ["mercedes", "Accelo", "Accelo 1016 4x2 2p (diesel)(E5)", "OM 924 LA", "D", 2012, 2022],
  ["mercedes", "Atego", "Atego 1719 4x2 2p (diesel)(E5)", "OM 924 LA", "D", 2012, 2022],
  ["mercedes", "Atego", "Atego 2426 6x2 2p (diesel)(E5)", "OM 926 LA", "D", 2012, 2022],
  ["mercedes", "Axor", "Axor 2544-S 6x2 2p (diesel)(E5)", "OM 457 LA", "D", 2012, 2022],
  ["mercedes", "Actros", "Actros 2651-S 6x4 2p (diesel)(E5)", "OM 460 LA", "D", 2016, 2024],
  ["vwTruck", "Delivery", "9.170 E DELIVERY (diesel)(E5)", "ISF 3.8", "D", 2018, 2024],
  ["vwTruck", "Delivery", "11.180 E DELIVERY (diesel)(E5)", "ISF 3.8", "D", 2018, 2024],
  ["vwTruck", "Constellation", "17.190 E CONSTELLATION 4x2 (diesel)(E5)", "D08 4 cil.", "D", 2012, 2022],
  ["vwTruck", "Constellation", "24.280 E CONSTELLATION 6x2 (diesel)(E5)", "D08 6 cil.", "D", 2012, 2022],
  ["vwTruck", "Meteor", "29.520 METEOR 6x4 (diesel)(E5)", "D26", "D", 2021, 2025],
  ["volvo", "VM", "VM 270 6x2 2p (diesel)(E5)", "D7F", "D", 2012, 2022],
  ["volvo", "FH", "FH 460 6x2 2p (diesel)(E5)", "D13C", "D", 2012, 2022],
  ["volvo", "FH", "FH 540 6x4 2p (diesel)(E5)", "D13C", "D", 2012, 2024],
  ["scania", "P 310", "P 310 B 8x2 2p (diesel)(E5)", "DC09", "D", 2012, 2018],
  ["scania", "R 440", "R 440 A 6x4 2p (diesel)(E5)", "DC13", "D", 2012, 2018],
  ["scania", "R 450", "R 450 A 6x2 2p (diesel)(E5)", "DC13", "D", 2019, 2024],
  ["iveco", "Daily", "DAILY 35S14 CS 2p (diesel)(E5)", "F1C 3.0", "D", 2012, 2023],
  ["iveco", "Tector", "TECTOR 240E28 6x2 2p (diesel)(E5)", "NEF 6", "D", 2012, 2022],
  ["iveco", "Hi-Way", "HI-WAY 440 6x2 2p (diesel)(E5)", "Cursor 13", "D", 2013, 2022],
];
