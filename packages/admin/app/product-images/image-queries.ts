import type { StaffImageDto } from "@pecacerta/contract/admin/images";
import { storedImageName } from "@pecacerta/rules/image-upload";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";

const namesOf = (urls: readonly string[]): string[] => urls.flatMap((url) => storedImageName(url) ?? []).toSorted();

const imageKey = (company: string, names: readonly string[]) => ["images", company, names.join()];

/** The stored images of these URLs, by URL. */
export function useStoredImages(urls: readonly string[]): ReadonlyMap<string, StaffImageDto> {
  const { slug: company } = useStaffCompany();
  const names = namesOf(urls);
  const { data = [] } = useQuery({
    queryKey: imageKey(company, names),
    queryFn: async ({ signal }) => {
      const query = { names: names.join() };
      const { data } = await unwrapStaffCall(callStaff("GET /admin/images", { company, query, signal }));
      return data.items;
    },
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(data.map((image) => [image.url, image]));
}

/** Saves a description, and shows it wherever the image is listed. */
export function useDescribeImage() {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  return async (name: string, text: string) => {
    const result = await callStaff("PATCH /admin/images/:name", { company, params: { name }, body: { text } });
    if (!result.ok) return result;
    client.setQueriesData<StaffImageDto[]>({ queryKey: ["images", company] }, (images) =>
      images?.map((image) => (image.name === name ? result.value.data : image)),
    );
    return result;
  };
}
