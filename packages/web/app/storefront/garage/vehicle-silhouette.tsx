const VEHICLE_KINDS = ["car", "motorcycle", "truck"] as const;

export const VehicleSilhouette = ({ type }: { type: number }) => (
  <img
    src={`/pictures/vehicle-${VEHICLE_KINDS[type - 1] ?? "car"}.svg`}
    alt=""
    width={72}
    height={36}
    decoding="async"
  />
);
