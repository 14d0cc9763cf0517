import {
  CHAIN_MISSING,
  CHAIN_PRODUCTS,
  CHAIN_QUERIES,
  MOTORCYCLE_CHAIN_MISSING,
  MOTORCYCLE_CHAIN_QUERIES,
} from "./chain-queries.ts";
import {
  CAR_EQUIPMENT_MISSING,
  CAR_EQUIPMENT_QUERIES,
  MOTORCYCLE_EQUIPMENT_MISSING,
  MOTORCYCLE_EQUIPMENT_QUERIES,
  TRUCK_EQUIPMENT_MISSING,
  TRUCK_EQUIPMENT_QUERIES,
} from "./equipment-queries.ts";
import { LAMP_MISSING, LAMP_PRODUCTS, LAMP_QUERIES } from "./lamp-queries.ts";
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
import { CAR_NOTES, MOTORCYCLE_NOTES, TRUCK_NOTES } from "./note-queries.ts";
import {
  CAR_OIL_MISSING,
  CAR_OIL_QUERIES,
  MOTORCYCLE_OIL_MISSING,
  OIL_MISSING,
  OIL_PRODUCTS,
  OIL_QUERIES,
  TRUCK_OIL_MISSING,
} from "./oil-queries.ts";
import {
  CAR_KIND_MISSING,
  CAR_KIND_QUERIES,
  MOTORCYCLE_KIND_MISSING,
  TRUCK_KIND_MISSING,
  TRUCK_KIND_QUERIES,
} from "./part-kind-queries.ts";
import {
  CAR_PHONE_NOTES,
  CAR_PHONE_PARTS,
  CAR_PHONE_QUERIES,
  TRUCK_PHONE_NOTES,
  TRUCK_PHONE_QUERIES,
} from "./phone-writing-queries.ts";
import {
  CAR_PLY_MISSING,
  CAR_PLY_NEAREST,
  CAR_PLY_QUERIES,
  MOTORCYCLE_PLY_QUERIES,
  PLY_MISSING,
  PLY_PRODUCTS,
  PLY_QUERIES,
  TRUCK_PLY_MISSING,
  TRUCK_PLY_QUERIES,
} from "./ply-queries.ts";
import { QUESTION_MISSING, QUESTION_QUERIES } from "./question-queries.ts";
import { SIDE_MISSING, SIDE_PARTS, SIDE_PRODUCTS, SIDE_QUERIES } from "./side-queries.ts";
import { CAR_SIZE_WRITING_MISSING, CAR_SIZE_WRITING_PARTS, CAR_SIZE_WRITING_QUERIES } from "./size-writing-queries.ts";
import {
  CAR_WRITING_MISSING,
  CAR_WRITING_NOTES,
  CAR_WRITING_QUERIES,
  MOTORCYCLE_WRITING_NOTES,
  MOTORCYCLE_WRITING_QUERIES,
  TRUCK_WRITING_NOTES,
} from "./usual-writing-queries.ts";
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
 * nothing else there, `parts` all of them there, `missing` named as left out, `noted` all that is left out and the missing part.
 */
export type QueryTopic = {
  shop: string;
  products?: string;
  found?: string;
  only?: string;
  parts?: string;
  missing?: string;
  noted?: string;
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
  { shop: "pecacerta", only: CAR_KIND_QUERIES, missing: CAR_KIND_MISSING },
  { shop: "motopecas-norte", missing: MOTORCYCLE_KIND_MISSING },
  { shop: "diesel-sul", only: TRUCK_KIND_QUERIES, missing: TRUCK_KIND_MISSING },
  { shop: "the shop of chains", products: CHAIN_PRODUCTS, only: CHAIN_QUERIES, missing: CHAIN_MISSING },
  { shop: "motopecas-norte", only: MOTORCYCLE_CHAIN_QUERIES, missing: MOTORCYCLE_CHAIN_MISSING },
  {
    shop: "pecacerta",
    only: CAR_SIZE_WRITING_QUERIES,
    parts: CAR_SIZE_WRITING_PARTS,
    missing: CAR_SIZE_WRITING_MISSING,
  },
  { shop: "pecacerta", noted: CAR_NOTES },
  { shop: "motopecas-norte", noted: MOTORCYCLE_NOTES },
  { shop: "diesel-sul", noted: TRUCK_NOTES },
  { shop: "the shop of plies", products: PLY_PRODUCTS, only: PLY_QUERIES, missing: PLY_MISSING },
  { shop: "pecacerta", found: CAR_PLY_NEAREST, only: CAR_PLY_QUERIES, missing: CAR_PLY_MISSING },
  { shop: "motopecas-norte", only: MOTORCYCLE_PLY_QUERIES },
  { shop: "diesel-sul", only: TRUCK_PLY_QUERIES, missing: TRUCK_PLY_MISSING },
  { shop: "the shop of lamps", products: LAMP_PRODUCTS, only: LAMP_QUERIES, missing: LAMP_MISSING },
  { shop: "pecacerta", only: CAR_WRITING_QUERIES, missing: CAR_WRITING_MISSING, noted: CAR_WRITING_NOTES },
  { shop: "motopecas-norte", only: MOTORCYCLE_WRITING_QUERIES, noted: MOTORCYCLE_WRITING_NOTES },
  { shop: "diesel-sul", noted: TRUCK_WRITING_NOTES },
  { shop: "pecacerta", only: CAR_PHONE_QUERIES, parts: CAR_PHONE_PARTS, noted: CAR_PHONE_NOTES },
  { shop: "diesel-sul", only: TRUCK_PHONE_QUERIES, noted: TRUCK_PHONE_NOTES },
];
