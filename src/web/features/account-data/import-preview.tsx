import type { ReactNode } from "react";
import type { AccountImport } from "#shared/account/account-data.contract.ts";

type ImportPreviewProps = AccountImport & {
  /** What can be done now; shown only if there is something to add. */
  children?: ReactNode;
};

/** What an import adds, or has added, by kind. */
export function ImportPreview({ dryRun, tables, children }: ImportPreviewProps) {
  const added = tables.reduce((sum, table) => sum + table.added, 0);
  return (
    <div className="grid gap-3 rounded-card bg-sunk p-4">
      <p className="font-semibold">{headlineOf(added, dryRun)}</p>
      {tables.length > 0 && (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-ink-2">
              <th scope="col" className="py-1 pr-3 font-normal">
                Kind
              </th>
              <th scope="col" className="whitespace-nowrap px-2 py-1 text-right font-normal">
                {dryRun ? "New" : "Added"}
              </th>
              <th scope="col" className="whitespace-nowrap py-1 pl-2 text-right font-normal">
                Already here
              </th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ table, name, skipped, ...line }) => (
              <tr key={table} className="border-hairline border-t align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {name}
                  {skipped.map(({ reason, count }) => (
                    <span key={reason} className="block text-ink-2">
                      {count} left out: {reason}
                    </span>
                  ))}
                </th>
                <td className="px-2 py-1.5 text-right tabular-nums">{line.added}</td>
                <td className="py-1.5 pl-2 text-right tabular-nums">{line.existing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {added > 0 && children && <div className="flex flex-wrap justify-end gap-2">{children}</div>}
    </div>
  );
}

function headlineOf(added: number, dryRun: boolean): string {
  if (added === 0)
    return dryRun ? "There's nothing to add: everything in this file is here already." : "Nothing was added.";
  const records = `${added.toLocaleString()} ${added === 1 ? "record" : "records"}`;
  return dryRun ? `${records} will be added.` : `Import complete: ${records} added.`;
}
