import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { insertTestVehicle, type VehicleRow } from "../../../testing/vehicles.ts";

let context: TestInstallation;
let gol: VehicleRow;
beforeAll(async () => {
  context = await openTestInstallation();
  gol = await insertTestVehicle(context.installation.database, {
    model: "Gol 1.6 8V",
    fuel: "Álcool",
    yearCode: "2014-2",
  });
  const { makeCode, make, modelCode, model, codFipe } = gol;
  const same = { makeCode, make, modelCode, model, codFipe };
  const { database } = context.installation;
  await insertTestVehicle(database, { ...same, year: 32_000, yearCode: "32000-1" });
  await insertTestVehicle(database, {
    ...same,
    yearCode: "2014-1",
    price: "R$ 31.250,00",
    referenceMonth: "novembro de 2026",
  });
  await insertTestVehicle(database, { makeCode, make, model: "Árvore 1.0", modelCode: "77" });
});
afterAll(() => context.close());

const ask = (path: string) => context.app.inject(`/ecommerce/fipe/${path}`);

describe("the price table", () => {
  test("[API-16] [VP-05] lists the makes of a vehicle type", async () => {
    const makes = (await ask("carros/marcas")).json();
    expect(makes).toContainEqual({ nome: gol.make, codigo: gol.makeCode });
    for (const other of ["motos", "caminhoes"]) {
      expect((await ask(`${other}/marcas`)).json()).not.toContainEqual({ nome: gol.make, codigo: gol.makeCode });
    }
  });

  test("[API-16] lists the models of a make in Portuguese order, with numeric codes", async () => {
    const answer = await ask(`carros/marcas/${gol.makeCode}/modelos`);
    expect(answer.json()).toEqual({
      modelos: [
        { nome: "Árvore 1.0", codigo: 77 },
        { nome: "Gol 1.6 8V", codigo: Number(gol.modelCode) },
      ],
    });
  });

  test("[API-16] lists the years of a model, zero-kilometer first, each with fuel and full code", async () => {
    const answer = await ask(`carros/marcas/${gol.makeCode}/modelos/${gol.modelCode}/anos`);
    expect(answer.json()).toEqual([
      { nome: "32000 Gasolina", codigo: "32000-1" },
      { nome: "2014 Gasolina", codigo: "2014-1" },
      { nome: "2014 Álcool", codigo: "2014-2" },
    ]);
  });

  test("[API-16] returns a vehicle with its code, and its price where known", async () => {
    const years = `carros/marcas/${gol.makeCode}/modelos/${gol.modelCode}/anos`;
    const known = { TipoVeiculo: 1, Marca: gol.make, Modelo: gol.model, AnoModelo: 2014, CodigoFipe: gol.codFipe };
    expect((await ask(`${years}/2014-1`)).json()).toEqual({
      ...known,
      Combustivel: "Gasolina",
      SiglaCombustivel: "G",
      Valor: "R$ 31.250,00",
      MesReferencia: "novembro de 2026",
    });
    expect((await ask(`${years}/2014-2`)).json()).toEqual({
      ...known,
      Combustivel: "Álcool",
      SiglaCombustivel: "A",
      Valor: "",
      MesReferencia: "",
    });
  });

  test.each([
    ["onibus/marcas", "NOT_FOUND"],
    ["CARROS/marcas", "NOT_FOUND"],
    ["carros%2F..%2Fmotos/marcas", "NOT_FOUND"],
    ["carros/marcas/abc/modelos", "NOT_FOUND"],
    ["carros/marcas/1%27/modelos/1/anos", "NOT_FOUND"],
    ["carros/marcas/59/modelos/5940/anos/2014", "VEHICLE_NOT_FOUND"],
    ["carros/marcas/59/modelos/5940/anos/error", "VEHICLE_NOT_FOUND"],
    ["carros/marcas/0000000059/modelos/5940/anos/1901-1", "VEHICLE_NOT_FOUND"],
  ])("[API-16] [VP-05] [VP-08] %s is not found", async (path, message) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message }]);
  });

  test("[API-16] an unknown make or model has an empty list", async () => {
    expect((await ask("carros/marcas/9999999999/modelos")).json()).toEqual({ modelos: [] });
    expect((await ask(`carros/marcas/${gol.makeCode}/modelos/9999999999/anos`)).json()).toEqual([]);
    expect((await ask(`motos/marcas/${gol.makeCode}/modelos`)).json()).toEqual({ modelos: [] });
  });
});
