export const MAX_GARAGE_VEHICLES = 50;

export type Garage<Vehicle extends { id: string }> = { items: Vehicle[]; current: Vehicle | null };

export const emptyGarage = <Vehicle extends { id: string }>(): Garage<Vehicle> => ({ items: [], current: null });

export const setGarageVehicles = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  items: readonly Vehicle[],
): Garage<Vehicle> => ({
  items: [...items],
  current: items.find(({ id }) => id === garage.current?.id) ?? null,
});

/** Takes the vehicles of the customer's account. In a garage that was empty, the only one becomes the current one. */
export function takeAccountVehicles<Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  items: readonly Vehicle[],
): Garage<Vehicle> {
  const taken = setGarageVehicles(garage, items);
  const [only] = items;
  return only && garage.items.length === 0 && items.length === 1 ? { ...taken, current: only } : taken;
}

export const selectGarageVehicle = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  vehicleId: string | null,
): Garage<Vehicle> => ({ ...garage, current: garage.items.find(({ id }) => id === vehicleId) ?? null });

/** Puts a vehicle first and selects it; a full garage drops its last one. */
export const withGarageVehicle = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  vehicle: Vehicle,
): Garage<Vehicle> => ({
  items: [vehicle, ...garage.items.filter(({ id }) => id !== vehicle.id)].slice(0, MAX_GARAGE_VEHICLES),
  current: vehicle,
});

export const withoutGarageVehicle = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  vehicleId: string,
): Garage<Vehicle> =>
  setGarageVehicles(
    garage,
    garage.items.filter(({ id }) => id !== vehicleId),
  );
