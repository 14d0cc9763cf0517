import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";

/** `text`: as it was when the typing paused. */
export function useParsedText(text: string) {
  const { slug: company } = useStaffCompany();
  return useQuery({
    queryKey: ["fitment-text", company, text],
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("POST /admin/fitments/parse", { company, body: { text }, signal }))).data,
    enabled: text.trim() !== "",
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** Vehicles of the price table for each row, in order; undefined until they are counted. */
export function useVehicleCounts(fitments: readonly StaffFitmentDto[]): readonly number[] | undefined {
  const { slug: company } = useStaffCompany();
  const counted = useDeferredValue(fitments);
  const { data } = useQuery({
    queryKey: ["fitment-vehicles", company, counted],
    queryFn: async ({ signal }) => {
      const body = { fitments: [...counted] };
      return (await unwrapStaffCall(callStaff("POST /admin/fitments/vehicles", { company, body, signal }))).data;
    },
    enabled: counted.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return data?.length === fitments.length ? data : undefined;
}

type FitmentsToCheck = Pick<ProductFieldsDto, "compatibility"> & {
  fitments: readonly StaffFitmentDto[];
  vehicle: string;
};

/** What a shopper with this vehicle would see. */
export function useCheckedFitments({ vehicle, compatibility, fitments }: FitmentsToCheck) {
  const { slug: company } = useStaffCompany();
  return useQuery({
    queryKey: ["fitment-check", company, vehicle, compatibility, fitments],
    enabled: vehicle !== "",
    queryFn: async ({ signal }) => {
      const body = { vehicle, compatibility, fitments: [...fitments] };
      return (await unwrapStaffCall(callStaff("POST /admin/fitments/check", { company, body, signal }))).data;
    },
  });
}

export function useEquivalents(id: string) {
  const { slug: company } = useStaffCompany();
  return useQuery({
    queryKey: ["fitment-equivalents", company, id],
    queryFn: async ({ signal }) => {
      const options = { company, params: { id }, signal };
      return (await unwrapStaffCall(callStaff("GET /admin/fitments/equivalents/:id", options))).data;
    },
  });
}
