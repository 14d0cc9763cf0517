const NEWLINE = 10;
const TAB = 9;

/** Counts rows of COPY's text format; the first field is the company id if there is one. */
export class RowCounter {
  rows = 0;
  readonly rowsByCompany = new Map<string, number>();
  private rest = Buffer.alloc(0);
  private readonly hasCompany: boolean;

  constructor(hasCompany: boolean) {
    this.hasCompany = hasCompany;
  }

  add(chunk: Buffer): void {
    const data = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    let start = 0;
    for (let end = data.indexOf(NEWLINE); end !== -1; end = data.indexOf(NEWLINE, start)) {
      this.addRow(data, start, end);
      start = end + 1;
    }
    this.rest = Buffer.from(data.subarray(start));
  }

  private addRow(data: Buffer, start: number, end: number): void {
    this.rows++;
    if (!this.hasCompany) return;
    const tab = data.indexOf(TAB, start);
    const company = data.toString("latin1", start, tab === -1 || tab > end ? end : tab);
    this.rowsByCompany.set(company, (this.rowsByCompany.get(company) ?? 0) + 1);
  }
}
