import { useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";

export type VehicleMakeKey = { type: 1 | 2 | 3; make: string };

const fixed = { staleTime: Number.POSITIVE_INFINITY };

export function useVehicleMakes(type: VehicleMakeKey["type"]) {
  const { slug: company } = useStaffCompany();
  return useQuery({
    ...fixed,
    queryKey: ["vehicle-makes", company, type],
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/vehicles/makes", { company, query: { type }, signal }))).data,
  });
}

export function useVehicleFamilies(query: VehicleMakeKey) {
  const { slug: company } = useStaffCompany();
  return useQuery({
    ...fixed,
    queryKey: ["vehicle-families", company, query],
    enabled: query.make !== "",
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/vehicles/families", { company, query, signal }))).data,
  });
}

export function useVehiclesOfYear(query: VehicleMakeKey & { family: string; year: number }) {
  const { slug: company } = useStaffCompany();
  return useQuery({
    ...fixed,
    queryKey: ["vehicles-of-year", company, query],
    enabled: query.family !== "" && query.year > 0,
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/vehicles", { company, query, signal }))).data,
  });
}
