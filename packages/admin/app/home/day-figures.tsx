import type { StaffHomeDto } from "@pecacerta/contract/admin/home";
import { formatMoney } from "@pecacerta/rules/money";
import { Card } from "@pecacerta/ui/card.tsx";
import { homeTexts } from "../texts/home-texts.ts";
import { formatInteger } from "../texts/list-texts.ts";
import "./home.css";

const DAYS = 7;
const averageFormat = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

type Figures = NonNullable<StaffHomeDto["figures"]>;

export const DayFigures = ({ figures: { today, yesterday, week } }: { figures: Figures }) => (
  <Card title={homeTexts.figures}>
    <dl className="grid grid-cols-2 gap-4">
      <Figure
        name={homeTexts.orders}
        value={formatInteger(today.orders)}
        yesterday={formatInteger(yesterday.orders)}
        average={averageFormat.format(week.orders / DAYS)}
      />
      <Figure
        name={homeTexts.revenue}
        value={formatMoney(today.revenue)}
        yesterday={formatMoney(yesterday.revenue)}
        average={formatMoney(Math.round(week.revenue / DAYS))}
      />
    </dl>
    <p className="note mt-4">{homeTexts.figuresHint}</p>
  </Card>
);

type FigureProps = { name: string; value: string; yesterday: string; average: string };

const Figure = ({ name, value, yesterday, average }: FigureProps) => (
  <div>
    <dt className="muted">{name}</dt>
    <dd>
      <span className="day-figure block">{value}</span>
      <span className="note block">{homeTexts.yesterday(yesterday)}</span>
      <span className="note block">{homeTexts.weekAverage(average)}</span>
    </dd>
  </div>
);
