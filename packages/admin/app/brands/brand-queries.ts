import { useQuery } from "@tanstack/react-query";
import { brandsQuery } from "../product-form/use-catalog-choices.ts";

export const useStaffBrands = (company: string) => useQuery({ ...brandsQuery(company), select: ({ data }) => data });
