import { array, type GenericSchema, is, pipe, transform, unknown } from "valibot";

/** A stored list of which invalid items are dropped. */
export const validItems = <Item>(schema: GenericSchema<unknown, Item>) =>
  pipe(
    array(unknown()),
    transform((items) => items.filter((item): item is Item => is(schema, item))),
  );
