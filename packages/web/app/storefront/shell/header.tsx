import { useText } from "../../texts/text.ts";
import { Menu } from "../../ui/icons.tsx";
import { Island } from "../../ui/island.tsx";
import { VehiclePicker } from "../garage/vehicle-picker.tsx";
import { Indicators } from "./indicators.tsx";
import { Logo } from "./logo.tsx";
import { SearchForm } from "./search-form.tsx";

export function Header() {
  const text = useText();
  return (
    <header className="site-header">
      <Island name="top" className="top" />
      <div className="head">
        <div className="frame head-row">
          <button type="button" className="head-menu" popoverTarget="menu" aria-label={text("TEXT_OPEN_MENU")}>
            <Menu size={24} />
          </button>
          <Logo />
          <div className="head-search">
            <SearchForm id="search" suggests />
          </div>
          <VehiclePicker />
          <Indicators />
        </div>
      </div>
      <Island name="bar" as="nav" className="bar" aria-label={text("TEXT_DEPARTMENTS")} />
      {/* All categories: a panel below the header on a desktop, a drawer on a phone. The browser opens and closes it. */}
      <Island name="menu" id="menu" popover="auto" className="menu" />
    </header>
  );
}
