import { onlyVehicleType } from "@pecacerta/rules/vehicle";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { type ComponentProps, type ComponentType, startTransition, useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { whenIdle } from "../../client/when-idle.ts";
import "@pecacerta/ui/combobox.css";
import { useCompany } from "../companies/use-company.ts";
import type { EarlyChoices, FinderForm } from "./finder-form.tsx";
import { useCurrentVehicle } from "./garage-store.ts";
import { myCarHref } from "./my-car-url.ts";
import { PlainVehicleForm } from "./plain-vehicle-form.tsx";
import type { VehicleFormData } from "./vehicle-form-data.ts";
import { vehicleName } from "./vehicle-name.ts";
import { VehicleSilhouette } from "./vehicle-silhouette.tsx";
import "./vehicle-finder.css";

/** A plain form shows first; the searchable one loads after hydration or on interaction, and takes over its choices. */
export function VehicleFinder({ data }: { data: VehicleFormData }) {
  const chosen = useCurrentVehicle();
  const [isChanging, setChanging] = useState(false);
  const isLong = onlyVehicleType(useCompany().vehicleTypes) === undefined;
  const { box, loaded, load } = useFinderForm();
  return (
    <section
      className={isLong ? "finder finder-long" : "finder"}
      aria-labelledby="finder"
      ref={box}
      onPointerEnter={load}
      onFocus={load}
    >
      <h2 id="finder" className="finder-title">
        {m.finder_title()}
      </h2>
      {chosen && !isChanging ? (
        <div className="finder-chosen">
          <div className="finder-vehicle">
            <VehicleSilhouette type={chosen.type} />
            <p>
              {m.finder_chosen()}
              <strong>{vehicleName(chosen)}</strong>
            </p>
          </div>
          <ButtonLink href={myCarHref(chosen.id)}>{m.finder_submit()}</ButtonLink>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {m.finder_other()}
          </Button>
        </div>
      ) : loaded ? (
        <loaded.Form data={data} early={loaded.early} onOver={() => setChanging(false)} />
      ) : (
        <PlainVehicleForm data={data} />
      )}
    </section>
  );
}

type LoadedForm = { Form: ComponentType<ComponentProps<typeof FinderForm>>; early: EarlyChoices };

function useFinderForm() {
  const box = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<LoadedForm>();
  const show = (Form: LoadedForm["Form"]) => {
    const early = earlyChoices(box.current?.querySelector("form"));
    startTransition(() => setLoaded({ Form, early }));
  };
  // If loading fails, the next interaction tries again.
  const load = () =>
    void import("./finder-form.tsx").then(
      ({ FinderForm }) => {
        const field = box.current?.querySelector("select:focus");
        // An open list must not disappear under the finger.
        if (field) field.addEventListener("blur", () => show(FinderForm), { once: true });
        else show(FinderForm);
      },
      () => undefined,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is at rest
  useEffect(() => whenIdle(load), []);
  return { box, loaded, load: loaded ? undefined : load };
}

function earlyChoices(form: HTMLFormElement | null | undefined): EarlyChoices {
  const fields = form ? new FormData(form) : new FormData();
  const codeOf = (name: string) => String(fields.get(name) ?? "");
  return { type: codeOf("type"), brand: codeOf("brand"), model: codeOf("model") };
}
