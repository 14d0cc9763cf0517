import { expect, test } from "vitest";
import { ADDRESS_FIELDS, type AddressValues, fieldsToFill, postcodeFields } from "./address-values.ts";

const empty = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, ""])) as AddressValues;
const paulista = { street: "Avenida Paulista", district: "Bela Vista", city: "São Paulo", state: "SP" };

test("[AD-03] a CEP lookup returns street, district, city and state, and leaves out empty fields", () => {
  const lookup = {
    cep: "01310-100",
    street: "Avenida Paulista",
    district: "Bela Vista",
    city: "São Paulo",
    state: "SP",
  };
  expect(postcodeFields(lookup)).toEqual(paulista);
  expect(postcodeFields({ ...lookup, street: "", district: "" })).toEqual({ city: "São Paulo", state: "SP" });
});

test("[AD-03] a CEP fills empty fields and keeps typed ones", () => {
  expect(fieldsToFill(empty, paulista, {})).toEqual(paulista);
  expect(fieldsToFill({ ...empty, street: "Rua A", city: " " }, paulista, {})).toEqual({
    district: "Bela Vista",
    city: "São Paulo",
    state: "SP",
  });
});

test("[AD-03] another CEP replaces the fields of the first one, except those edited since", () => {
  const goiania = { city: "Goiânia", state: "GO" };
  const filled = { ...empty, ...paulista };
  expect(fieldsToFill(filled, goiania, paulista)).toEqual({ street: "", district: "", ...goiania });
  expect(fieldsToFill({ ...filled, street: "Avenida Paulista, lado par" }, goiania, paulista)).toEqual({
    district: "",
    ...goiania,
  });
});
