import { type ComponentType, startTransition, useEffect, useState } from "react";
import { m } from "#messages";
import { whenIdle } from "../../client/when-idle.ts";
import "@pecacerta/ui/combobox.css";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import { VehicleSilhouette } from "../garage/vehicle-silhouette.tsx";
import "./vehicle-finder.css";

type Form = ComponentType<{ onOver: () => void }>;

const load = () => import("./finder-form.tsx");

/** Placeholders of the final size show first; the form loads after hydration or on interaction. */
export function VehicleFinder() {
  const chosen = useCurrentVehicle();
  const [isChanging, setChanging] = useState(false);
  const { Form, fetch } = useFinderForm();
  return (
    <section className="finder" aria-labelledby="finder" onPointerEnter={fetch} onFocus={fetch}>
      <h2 id="finder" className="finder-title">
        {m.finder_title()}
      </h2>
      {chosen && !isChanging ? (
        <div className="finder-chosen">
          <VehicleSilhouette type={chosen.type} />
          <p>
            {m.finder_chosen()}
            <strong>{vehicleName(chosen)}</strong>
          </p>
          <ButtonLink href={`/products?filter_vehicle=${chosen.id}`}>{m.finder_submit()}</ButtonLink>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {m.finder_other()}
          </Button>
        </div>
      ) : Form ? (
        <Form onOver={() => setChanging(false)} />
      ) : (
        <FieldPlaceholders />
      )}
    </section>
  );
}

function FieldPlaceholders() {
  const labels = [m.finder_type(), m.finder_brand(), m.finder_model(), m.finder_year()];
  return (
    <div className="finder-fields">
      {labels.map((label) => (
        <div key={label} className="combobox">
          <span className="field-label">{label}</span>
          <span className="input finder-place">{m.finder_choose()}</span>
        </div>
      ))}
      <div className="finder-actions">
        <Button disabled>{m.finder_submit()}</Button>
      </div>
    </div>
  );
}

function useFinderForm() {
  const [Form, setForm] = useState<Form>();
  // If loading fails, the next interaction tries again.
  const fetch = () =>
    void load().then(
      ({ FinderForm }) => startTransition(() => setForm(() => FinderForm)),
      () => undefined,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is at rest
  useEffect(() => whenIdle(fetch), []);
  return { Form, fetch };
}
