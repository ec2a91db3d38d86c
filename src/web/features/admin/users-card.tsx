import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { usersQuery } from "./admin.api.ts";
import { CreateUserDialog } from "./create-user-dialog.tsx";
import { PagedList } from "./paged-list.tsx";
import { useSettled } from "./use-settled.ts";
import { UserRow } from "./user-row.tsx";

/** All accounts, with a search and what can be done to each. */
export function UsersCard() {
  const [typed, setTyped] = useState("");
  const [isCreating, setCreating] = useState(false);
  const list = useInfiniteQuery(usersQuery(useSettled(typed)));
  return (
    <Card
      title="Users"
      aside={
        <Button size="sm" variant="secondary" onClick={() => setCreating(true)}>
          Create user
        </Button>
      }
    >
      <Field label="Search by email or username" className="mb-3 max-w-md">
        <Input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <PagedList
        list={list}
        moreLabel="Show more users"
        empty={<p className="text-ink-2">No user matches. Try a part of the name or the address.</p>}
      >
        {(users) => (
          <table className="w-full table-fixed border-collapse text-left">
            <thead className="text-ink-2 text-sm">
              <tr className="border-hairline border-b">
                <th scope="col" className="py-2 pr-3 font-semibold">
                  User, role and plan
                </th>
                <th scope="col" className="w-11 py-2">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <UserRow key={user.id} user={user} />
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
      {isCreating && <CreateUserDialog onClose={() => setCreating(false)} />}
    </Card>
  );
}
