import {
  CAR_EQUIPMENT_MISSING,
  CAR_EQUIPMENT_QUERIES,
  MOTORCYCLE_EQUIPMENT_MISSING,
  MOTORCYCLE_EQUIPMENT_QUERIES,
  TRUCK_EQUIPMENT_MISSING,
  TRUCK_EQUIPMENT_QUERIES,
} from "./equipment-queries.ts";
import { CAR_LOOK_ALIKE_QUERIES, SHORT_NUMBER_PRODUCTS, SHORT_NUMBER_QUERIES } from "./look-alike-queries.ts";
import {
  CAR_MODEL_MISSING,
  CAR_MODEL_PARTS,
  MOTORCYCLE_MODEL_MISSING,
  MOTORCYCLE_MODEL_PARTS,
  MOTORCYCLE_MODEL_QUERIES,
  TRUCK_MODEL_MISSING,
  TRUCK_MODEL_QUERIES,
} from "./model-queries.ts";
import { NEIGHBOR_PART_MISSING, NEIGHBOR_PART_QUERIES, NEIGHBOR_PARTS } from "./neighbor-part-queries.ts";
import {
  CAR_OIL_MISSING,
  CAR_OIL_QUERIES,
  MOTORCYCLE_OIL_MISSING,
  OIL_MISSING,
  OIL_PRODUCTS,
  OIL_QUERIES,
  TRUCK_OIL_MISSING,
} from "./oil-queries.ts";
import { QUESTION_MISSING, QUESTION_QUERIES } from "./question-queries.ts";
import { SIDE_MISSING, SIDE_PARTS, SIDE_PRODUCTS, SIDE_QUERIES } from "./side-queries.ts";
import {
  CAR_VALUE_MISSING,
  CAR_VALUE_PARTS,
  CAR_VALUE_QUERIES,
  MOTORCYCLE_VALUE_PARTS,
  MOTORCYCLE_VALUE_QUERIES,
  TRUCK_VALUE_PARTS,
  TRUCK_VALUE_QUERIES,
} from "./value-queries.ts";
import { CAR_YEAR_MISSING, CAR_YEAR_PARTS, CAR_YEAR_QUERIES } from "./year-queries.ts";

/**
 * Lists about one topic, each for a shop of the sample or one of its own `products`: `found` among the first three, `only`
 * nothing else there, `parts` all of them there, `missing` named as left out.
 */
export type QueryTopic = {
  shop: string;
  products?: string;
  found?: string;
  only?: string;
  parts?: string;
  missing?: string;
};

export const QUERY_TOPICS: readonly QueryTopic[] = [
  {
    shop: "motopecas-norte",
    only: MOTORCYCLE_MODEL_QUERIES,
    parts: MOTORCYCLE_MODEL_PARTS,
    missing: MOTORCYCLE_MODEL_MISSING,
  },
  { shop: "diesel-sul", only: TRUCK_MODEL_QUERIES, missing: TRUCK_MODEL_MISSING },
  { shop: "pecacerta", parts: CAR_MODEL_PARTS, missing: CAR_MODEL_MISSING },
  { shop: "pecacerta", only: QUESTION_QUERIES, missing: QUESTION_MISSING },
  { shop: "pecacerta", only: CAR_YEAR_QUERIES, parts: CAR_YEAR_PARTS, missing: CAR_YEAR_MISSING },
  {
    shop: "the shop of sides",
    products: SIDE_PRODUCTS,
    only: SIDE_QUERIES,
    parts: SIDE_PARTS,
    missing: SIDE_MISSING,
  },
  { shop: "the shop of oils", products: OIL_PRODUCTS, only: OIL_QUERIES, missing: OIL_MISSING },
  { shop: "pecacerta", only: CAR_OIL_QUERIES, missing: CAR_OIL_MISSING },
  { shop: "motopecas-norte", missing: MOTORCYCLE_OIL_MISSING },
  { shop: "diesel-sul", missing: TRUCK_OIL_MISSING },
  { shop: "pecacerta", only: CAR_VALUE_QUERIES, parts: CAR_VALUE_PARTS, missing: CAR_VALUE_MISSING },
  { shop: "motopecas-norte", only: MOTORCYCLE_VALUE_QUERIES, parts: MOTORCYCLE_VALUE_PARTS },
  { shop: "diesel-sul", only: TRUCK_VALUE_QUERIES, parts: TRUCK_VALUE_PARTS },
  { shop: "pecacerta", only: CAR_EQUIPMENT_QUERIES, missing: CAR_EQUIPMENT_MISSING },
  { shop: "motopecas-norte", only: MOTORCYCLE_EQUIPMENT_QUERIES, missing: MOTORCYCLE_EQUIPMENT_MISSING },
  { shop: "diesel-sul", only: TRUCK_EQUIPMENT_QUERIES, missing: TRUCK_EQUIPMENT_MISSING },
  { shop: "pecacerta", only: CAR_LOOK_ALIKE_QUERIES },
  { shop: "the shop of short numbers", products: SHORT_NUMBER_PRODUCTS, only: SHORT_NUMBER_QUERIES },
  { shop: "pecacerta", only: NEIGHBOR_PART_QUERIES, parts: NEIGHBOR_PARTS, missing: NEIGHBOR_PART_MISSING },
];
