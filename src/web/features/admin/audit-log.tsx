import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AUDIT_ACTIONS } from "#shared/admin/audit.contract.ts";
import { usePageTitle } from "#web/platform/shell/use-page-title.ts";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { auditQuery } from "./admin.api.ts";
import { AdminHeader } from "./admin-header.tsx";
import { AuditEntries } from "./audit-entries.tsx";
import { actionWords } from "./audit-words.format.ts";
import { PagedList } from "./paged-list.tsx";
import { useSettled } from "./use-settled.ts";

const ACTION_OPTIONS = [
  { value: "", label: "All actions" },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: actionWords(action) })),
];

/** Everything that admins did, with filters. */
export function AuditLog() {
  usePageTitle("Audit log");
  const [action, setAction] = useState("");
  const [typed, setTyped] = useState("");
  const list = useInfiniteQuery(auditQuery({ action, search: useSettled(typed) }));
  return (
    <>
      <AdminHeader title="Audit log" tagline="Everything that admins did on this server, newest first." />
      <Card>
        <div className="mb-3 grid gap-3 sm:grid-cols-2">
          <Field label="Email address" hint="Who did it, or whose account it was">
            <Input
              type="search"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Field label="Action">
            <NativeSelect
              options={ACTION_OPTIONS}
              value={action}
              onChange={(event) => setAction(event.target.value)}
            />
          </Field>
        </div>
        <PagedList
          list={list}
          moreLabel="Show earlier entries"
          empty={
            <p className="text-ink-2">
              {typed || action
                ? "No entries match. Try another address or action."
                : "No admin has changed anything yet."}
            </p>
          }
        >
          {(entries) => <AuditEntries entries={entries} />}
        </PagedList>
      </Card>
    </>
  );
}
