import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { useFocusNeighbor } from "./use-focus-neighbor.ts";

function Item({ name, onDelete }: { name: string; onDelete: () => void }) {
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  return (
    <li ref={item}>
      <button type="button" onClick={onDelete}>
        Delete {name}
      </button>
    </li>
  );
}

function List({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <main>
      <section aria-label="Things">
        {left.length === 0 ? (
          <p>Nothing here</p>
        ) : (
          <ul>
            {left.map((name) => (
              <Item key={name} name={name} onDelete={() => setLeft(left.filter((other) => other !== name))} />
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}

test("the focus goes from a deleted item to the one beside it, and from the last to where the list was", async () => {
  render(<List names={["A", "B", "C"]} />);
  const remove = (name: string) => userEvent.click(screen.getByRole("button", { name: `Delete ${name}` }));
  await remove("B");
  await waitFor(() => expect(screen.getByRole("button", { name: "Delete C" })).toHaveFocus());
  await remove("C");
  await waitFor(() => expect(screen.getByRole("button", { name: "Delete A" })).toHaveFocus());
  await remove("A");
  await waitFor(() => expect(screen.getByRole("region", { name: "Things" })).toHaveFocus());
});
