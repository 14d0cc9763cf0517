import { Looks } from "./looks.tsx";
import { pieces, unseen } from "./pieces.tsx";
import "./ui-page.css";

export const meta = () => [{ title: "Pieces and looks" }];

/** `/dev/ui`, in development only: every component of `ui/` and every header. */
export default function UiPage() {
  return (
    <div className="frame dev-ui">
      <h1>Pieces and looks</h1>
      {Object.entries(pieces).map(([file, drawn]) => (
        <section key={file} aria-labelledby={idOf(file)}>
          <h2 id={idOf(file)}>{file}</h2>
          <div className="dev-piece">{drawn}</div>
        </section>
      ))}
      <h2>What cannot be drawn alone</h2>
      <dl>
        {Object.entries(unseen).map(([file, why]) => (
          <div key={file}>
            <dt>{file}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <Looks />
    </div>
  );
}

const idOf = (file: string): string => `piece-${file.replace(/[^a-z]/g, "-")}`;
