import { useCompany } from "../companies/use-company.ts";
import { VehiclePicker } from "../garage/vehicle-picker.tsx";
import { MenuButton } from "../menu/menu-button.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { DepartmentBar } from "./department-bar.tsx";
import { Indicators } from "./indicators.tsx";
import { Logo } from "./logo.tsx";
import { TopBar } from "./top-bar.tsx";
import "./department-bar.css";
import "./department-menu.css";
import "./header.css";
import "./header-classic.css";
import "./header-classic-light.css";
import "./header-mobile.css";
import "./header-spaceship.css";
import "./top-bar.css";

export function Header() {
  const { company } = useCompany();
  return (
    <header className="site-header">
      <div className="top">
        <TopBar company={company} />
      </div>
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
      <DepartmentBar />
    </header>
  );
}
