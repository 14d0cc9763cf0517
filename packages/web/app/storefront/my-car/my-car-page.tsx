import { findFitVehicle, toVehicleDto } from "@pecacerta/server/catalog/fitment/fit-verdicts";
import { reader } from "@pecacerta/server/platform/database/tenant";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { ArrowRight, PackageSearch } from "@pecacerta/ui/icons.tsx";
import { redirect, useNavigate } from "react-router";
import { m } from "#messages";
import { loadCategories } from "../../company-loaders.server.ts";
import { tenantContext } from "../../context.ts";
import { findServicePlan } from "../../find-service-plan.server.ts";
import { findChosenVehicleId, findVehicleCategories, loadVehicleForm } from "../../vehicle-loaders.server.ts";
import { CategoryTiles } from "../categories/category-tiles.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { fromVehicleDto } from "../garage/from-vehicle-dto.ts";
import { addToGarage } from "../garage/garage-actions.ts";
import { makeAndModel } from "../garage/make-and-model.ts";
import { MY_CAR_PATH, myCarHref, parseMyCarUrl } from "../garage/my-car-url.ts";
import { OtherVehicleNotice } from "../garage/other-vehicle-notice.tsx";
import { VehicleFinder } from "../garage/vehicle-finder.tsx";
import { vehicleName } from "../garage/vehicle-name.ts";
import { VehicleSilhouette } from "../garage/vehicle-silhouette.tsx";
import type { Route } from "./+types/my-car-page";
import { ServicePlan } from "./service-plan.tsx";
import { useVehicleOfPage } from "./use-vehicle-of-page.ts";
import "./my-car-page.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { vehicle: id, mileage, choices } = parseMyCarUrl(url.searchParams);
  const tenant = context.get(tenantContext);
  const vehicle = id === "" ? undefined : await findFitVehicle(reader(tenant), id);
  if (vehicle) {
    const categories = await loadCategories(context);
    const [tiles, plan] = await Promise.all([
      findVehicleCategories(tenant, vehicle, categories),
      findServicePlan(tenant, vehicle, categories),
    ]);
    return { vehicle: toVehicleDto(vehicle), tiles, plan, mileage, form: null };
  }
  const chosenId = await findChosenVehicleId(context, choices);
  if (chosenId !== undefined) throw redirect(myCarHref(chosenId));
  return { vehicle: null, tiles: [], plan: [], mileage: null, form: await loadVehicleForm(context, choices) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const vehicle = loaderData?.vehicle;
  const title = vehicle ? m.parts_for_vehicle({ vehicle: vehicleName(vehicle) }) : m.parts_for_your_vehicle();
  return pageMeta(matches, { title, isPrivate: true, isFollowed: true });
};

export default function MyCarPage({ loaderData: { vehicle, tiles, plan, mileage, form } }: Route.ComponentProps) {
  const navigate = useNavigate();
  useVehicleOfPage(vehicle);
  if (!vehicle)
    return (
      <div className="frame pb-16">
        <Breadcrumb
          label={m.way_here()}
          crumbs={[{ name: m.home(), href: "/" }]}
          current={m.parts_for_your_vehicle()}
        />
        <h1 className="mb-6">{m.parts_for_your_vehicle()}</h1>
        <div className="my-car-form">{form ? <VehicleFinder data={form} /> : null}</div>
      </div>
    );
  const name = vehicleName(vehicle);
  const search = `?filter_vehicle=${vehicle.id}`;
  return (
    <div className="frame pb-16">
      <Breadcrumb label={m.way_here()} crumbs={[{ name: m.home(), href: "/" }]} current={name} />
      <div className="my-car-head">
        <VehicleSilhouette type={vehicle.type} />
        <div className="min-w-0">
          <h1>{m.parts_for_vehicle({ vehicle: name })}</h1>
          <p className="my-car-model">
            {`${makeAndModel(vehicle)} · `}
            <a href={MY_CAR_PATH} className="link">
              {m.finder_other()}
            </a>
          </p>
        </div>
      </div>
      <OtherVehicleNotice id={vehicle.id} name={name} onShowChosen={(id) => void navigate(myCarHref(id))}>
        <button type="button" className="link" onClick={() => void addToGarage(fromVehicleDto(vehicle))}>
          {m.use_vehicle()}
        </button>
      </OtherVehicleNotice>
      {tiles.length === 0 ? (
        <EmptyState icon={PackageSearch} title={m.no_parts_for_vehicle()} />
      ) : (
        <section aria-labelledby="vehicle-departments">
          <div className="my-car-section">
            <h2 id="vehicle-departments">{m.departments()}</h2>
            <a href={`/products${search}`} className="my-car-all">
              {m.all_parts_for_vehicle()}
              <ArrowRight size={16} />
            </a>
          </div>
          <CategoryTiles tiles={tiles} links={4} search={search} />
        </section>
      )}
      {plan.length > 0 ? <ServicePlan key={vehicle.id} vehicle={vehicle} plan={plan} initialMileage={mileage} /> : null}
    </div>
  );
}
