import { useState } from "react";
import type { CustomResource } from "#shared/custom-resources/custom-resources.contract.ts";
import { telHref } from "#shared/support-contacts/contacts.rules.ts";
import { OwnLink } from "#web/features/links/links.sections.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { Badge } from "#web/ui/badge.tsx";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { OwnItem } from "./own-item.tsx";
import { OwnList } from "./own-list.tsx";
import { useDeleteResource, useResources } from "./own-lists.api.ts";
import { byCategory, CATEGORY_WORDS } from "./resource-form.rules.ts";

const ResourceDialog = lazyDialog(async () => (await import("./resource-dialog.tsx")).ResourceDialog);

/** The places to turn to and to learn from that the person has added. */
export function OwnResources() {
  const rows = useResources();
  const [edited, setEdited] = useState<CustomResource | "new" | null>(null);
  useAskedFor("new", {
    isHere: (value) => value === "resource",
    alsoRemoves: ["open"],
    onAsked: () => setEdited("new"),
  });
  return (
    <>
      <OwnList
        what="resource"
        empty="Who or what has helped you before? Add a number, an email address or a page."
        rows={{ ...rows, data: rows.data && byCategory(rows.data) }}
        onAdd={() => setEdited("new")}
        renderRow={(resource) => (
          <Resource key={resource.id} resource={resource} onEdit={() => setEdited(resource)} />
        )}
      />
      <ResourceDialog
        isOpen={edited !== null}
        resource={edited === "new" ? null : edited}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

function Resource({ resource, onEdit }: { resource: CustomResource; onEdit: () => void }) {
  const { name, url, phone, description, category } = resource;
  const { mutate: remove } = useDeleteResource(resource);
  return (
    <OwnItem
      what="resource"
      name={name}
      badge={<Badge>{CATEGORY_WORDS[category]}</Badge>}
      text={description}
      onEdit={onEdit}
      onDelete={() => remove()}
    >
      {phone && <OwnLink url={telHref(phone)} label={`Call ${phone}`} />}
      <OwnLink url={url} />
    </OwnItem>
  );
}
