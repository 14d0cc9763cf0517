import { m } from "#messages";
import { heroPicture } from "../companies/hero-picture.ts";
import { useCompany } from "../companies/use-company.ts";
import { VehicleFinder } from "../garage/vehicle-finder.tsx";
import type { VehicleFormData } from "../garage/vehicle-form-data.ts";
import "./hero.css";

type Props = { shortcuts: readonly { slug: string; name: string }[]; vehicleForm: VehicleFormData };

export function Hero({ shortcuts, vehicleForm }: Props) {
  const { vehicleTypes } = useCompany();
  return (
    <section className="hero">
      <img
        src={heroPicture(vehicleTypes, 1600)}
        srcSet={`${heroPicture(vehicleTypes, 800)} 800w, ${heroPicture(vehicleTypes, 1600)} 1600w`}
        sizes="100vw"
        alt=""
        className="hero-picture"
        width={1600}
        height={600}
        fetchPriority="high"
      />
      <div className="frame hero-text">
        <h1 className="hero-title">{m.hero_title()}</h1>
        <VehicleFinder data={vehicleForm} />
        {shortcuts.length > 0 ? (
          <ul className="hero-terms" aria-label={m.frequent_searches()}>
            {shortcuts.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`/catalog/${slug}`}>{name}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
