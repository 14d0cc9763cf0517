import { type ComponentType, startTransition, useEffect, useState } from "react";
import { whenIdle } from "../../client/when-idle.ts";
import "@pecacerta/ui/combobox.css";
import "../../css/vehicle-panels.css";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { useHomeText } from "../../texts/home-text.ts";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import { VehicleSilhouette } from "../garage/vehicle-silhouette.tsx";

type Form = ComponentType<{ onOver: () => void }>;

const load = () => import("./finder-form.tsx");

/** Placeholders of the final size show first; the form loads after hydration or on interaction. */
export function VehicleFinder() {
  const text = useHomeText();
  const chosen = useCurrentVehicle();
  const [isChanging, setChanging] = useState(false);
  const { Form, fetch } = useFinderForm();
  return (
    <section className="finder" aria-labelledby="finder" onPointerEnter={fetch} onFocus={fetch}>
      <h2 id="finder" className="finder-title">
        {text("TEXT_FINDER_TITLE")}
      </h2>
      {chosen && !isChanging ? (
        <div className="finder-chosen">
          <VehicleSilhouette type={chosen.type} />
          <p>
            {text("TEXT_FINDER_CHOSEN")}
            <strong>{vehicleName(chosen)}</strong>
          </p>
          <ButtonLink href={`/products?filter_vehicle=${chosen.id}`}>{text("TEXT_FINDER_SUBMIT")}</ButtonLink>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {text("TEXT_FINDER_OTHER")}
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

const FIELDS = ["TEXT_FINDER_TYPE", "TEXT_FINDER_BRAND", "TEXT_FINDER_MODEL", "TEXT_FINDER_YEAR"] as const;

function FieldPlaceholders() {
  const text = useHomeText();
  return (
    <div className="vehicle-form">
      {FIELDS.map((name) => (
        <div key={name} className="combobox">
          <span className="field-label">{text(name)}</span>
          <span className="input finder-place">{text("TEXT_FINDER_CHOOSE")}</span>
        </div>
      ))}
      <div className="vehicle-actions">
        <Button disabled>{text("TEXT_FINDER_SUBMIT")}</Button>
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
