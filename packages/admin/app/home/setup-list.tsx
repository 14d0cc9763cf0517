import type { SetupTask, StaffHomeDto } from "@pecacerta/contract/admin/home";
import { Card } from "@pecacerta/ui/card.tsx";
import { CircleAlert, CircleCheck } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { homeTexts, SETUP_TASK_NAMES } from "../texts/home-texts.ts";
import "./home.css";

const PAGES: Readonly<Partial<Record<SetupTask, string>>> = { "second-owner": "ajustes/equipe" };

type Setup = NonNullable<StaffHomeDto["setup"]>;

/** What a new shop needs; nothing once it has it all. */
export function SetupList({ setup }: { setup: Setup }) {
  const done = setup.filter((step) => step.done).length;
  if (done === setup.length) return null;
  return (
    <Card title={homeTexts.setup} aside={<span className="note">{homeTexts.setupDone(done, setup.length)}</span>}>
      <ul className="grid gap-2">
        {setup.map((step) => (
          <SetupStep key={step.task} {...step} />
        ))}
      </ul>
      <p className="note mt-4">{homeTexts.setupHint}</p>
    </Card>
  );
}

function SetupStep({ task, done }: Setup[number]) {
  const { slug } = useStaffCompany();
  const page = PAGES[task];
  const Icon = done ? CircleCheck : CircleAlert;
  return (
    <li className={done ? "setup-step setup-step-done flex gap-2" : "setup-step flex gap-2"}>
      <Icon size={20} />
      <span>
        <span className="sr-only">{`${done ? homeTexts.done : homeTexts.open}: `}</span>
        {page && !done ? (
          <Link to={`/${slug}/${page}`} className="link">
            {SETUP_TASK_NAMES[task]}
          </Link>
        ) : (
          SETUP_TASK_NAMES[task]
        )}
      </span>
    </li>
  );
}
