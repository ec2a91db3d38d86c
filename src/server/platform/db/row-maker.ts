/** Converts a value of the engine. Never called with null. */
export type Convert = (value: unknown) => unknown;

/** A column of a result. */
export interface ResultColumn {
  name: string;
  /** Undefined where the engine's value is returned as it is. */
  convert?: Convert | undefined;
}

type MakeRow = (values: readonly unknown[]) => Record<string, unknown>;

/**
 * Compiles a function that makes an object from the values of a row. V8 keeps an object that is filled key by key as a
 * hash table once it has 20 properties: making one took 5 microseconds instead of 0.2.
 */
export function rowMaker(columns: readonly ResultColumn[]): MakeRow {
  const fields = columns.map(({ name, convert }, index) => {
    const value = `values[${index}]`;
    return `${JSON.stringify(name)}: ${convert ? `${value} === null ? null : columns[${index}].convert(${value})` : value}`;
  });
  return new Function("columns", `return (values) => ({ ${fields.join(", ")} });`)(columns) as MakeRow;
}
