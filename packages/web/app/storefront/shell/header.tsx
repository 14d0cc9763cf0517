import { useText } from "../../texts/text.ts";
import { Island } from "../../ui/island.tsx";
import { VehiclePicker } from "../garage/vehicle-picker.tsx";
import { Indicators } from "./indicators.tsx";
import { Logo } from "./logo.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SearchForm } from "./search-form.tsx";

export function Header() {
  const text = useText();
  return (
    <header className="site-header">
      <Island name="top" className="top" />
      <div className="head">
        <div className="frame head-row">
          <MenuButton />
          <Logo />
          <div className="head-search">
            <SearchForm id="search" suggests />
          </div>
          <VehiclePicker />
          <Indicators />
        </div>
      </div>
      <Island name="bar" as="nav" className="bar" aria-label={text("TEXT_DEPARTMENTS")} />
      {/* All categories, which the browser opens and closes: a panel below the header; a drawer on a phone without scripts. */}
      <Island name="menu" id="menu" popover="auto" className="menu" />
    </header>
  );
}
