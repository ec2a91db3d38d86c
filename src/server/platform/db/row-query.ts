import pg from "pg";
import { rowMaker } from "./row-maker.ts";

type ParserOf = pg.CustomTypesConfig["getTypeParser"];
export type Done = (error: Error | undefined, result: pg.QueryResult) => void;
type MakeRow = ReturnType<typeof rowMaker>;

/** A query that makes its rows as they arrive; pg would make an array of each, and look up its parsers for every query. */
export class RowQuery extends pg.Query {
  declare readonly _result: { parseRow: MakeRow };
  declare _accumulateRows: boolean;
  declare readonly text: string;
  declare readonly name: string | undefined;
  readonly #parserOf: ParserOf;

  constructor(text: string, values: unknown[], name: string | undefined, parserOf: ParserOf, done: Done) {
    // As one object, pg would copy it.
    super(text, values, done as never);
    this.name = name;
    this.#parserOf = parserOf;
  }

  /** Called by pg before the first row. */
  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this._result.parseRow = makerFor(this.text, fields, this.#parserOf);
    this._accumulateRows = true;
  }
}

const MAX_ROW_MAKERS = 500;
/** By the text of the query. */
const rowMakers = new Map<string, { fields: readonly pg.FieldDef[]; toRow: MakeRow }>();

/** Returns the text as it is. */
const asText: unknown = pg.types.getTypeParser(pg.types.builtins.TEXT, "text");

function makerFor(text: string, fields: readonly pg.FieldDef[], parserOf: ParserOf): MakeRow {
  const known = rowMakers.get(text);
  if (known && areSame(known.fields, fields)) return known.toRow;
  const toRow = rowMaker(
    fields.map(({ name, dataTypeID }) => {
      const parser = parserOf(dataTypeID, "text");
      return { name, convert: parser === asText ? undefined : parser };
    }),
  );
  if (rowMakers.size >= MAX_ROW_MAKERS) rowMakers.clear();
  rowMakers.set(text, { fields, toRow });
  return toRow;
}

/** False when a table has changed since. */
function areSame(known: readonly pg.FieldDef[], fields: readonly pg.FieldDef[]): boolean {
  return (
    known.length === fields.length &&
    known.every(({ name, dataTypeID }, index) => {
      const field = fields[index];
      return field?.name === name && field.dataTypeID === dataTypeID;
    })
  );
}
