import { useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { LCES_PATHS } from "#shared/safety/lces.contract.ts";
import { newItemTitle } from "#shared/safety/lces.rules.ts";
import { SAFETY_PATHS } from "#shared/safety/safety.contract.ts";
import { addSafetyItem, postSafetyItem } from "#web/features/safety/safety.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { ScreenLink } from "#web/platform/shell/screen-link.tsx";
import { useLcesName } from "#web/platform/shell/use-lces-name.ts";
import { textLinkClass } from "#web/ui/text-link.ts";
import { toastFailure } from "#web/ui/toast.store.ts";
import { OfferEditor } from "./offer-editor.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import { type OfferOf, useOffer } from "./use-offer.ts";

export function SafetyItemOffer({ state, onState, proposal: { fields } }: OfferOf<"safety-item">) {
  const queryClient = useQueryClient();
  const lcesName = useLcesName();
  const { added, dismiss } = useOffer(onState);
  const title = fields.title ?? newItemTitle(fields.kind);
  const add = async (wanted: { title: string; details: string }) => {
    try {
      const { isSent, item } = await postSafetyItem({ ...fields, ...wanted, id: uuidv7() });
      if (isSent) addSafetyItem(queryClient, item.mode, item);
      added({
        title: "Item added",
        isSent,
        path: SAFETY_PATHS.one(item.id),
        shownIn: [[SAFETY_PATHS.list], [LCES_PATHS.completeness], [LCES_PATHS.trend]],
      });
    } catch (error) {
      toastFailure("Failed to add item", sentenceOf(error, "An error occurred"));
      throw error;
    }
  };
  const [isEditing, setEditing] = useState(false);
  return (
    <OfferFrame
      icon={ShieldCheck}
      kind={`Safety plan: ${lcesName(fields.kind)}`}
      title={title}
      facts={[["Details", fields.details]]}
      state={state}
      onAdd={() => add({ title, details: fields.details })}
      onEdit={() => setEditing(true)}
      onDismiss={dismiss}
      editor={
        isEditing && (
          <OfferEditor
            fields={[
              { name: "title", label: "Title", text: title, isRequired: true },
              { name: "details", label: "Details", text: fields.details },
            ]}
            onAdd={(texts) => add(texts)}
            onClose={() => setEditing(false)}
          />
        )
      }
      place={
        <ScreenLink href={`/safety?open=${fields.kind}`} className={textLinkClass}>
          Open your safety plan
        </ScreenLink>
      }
    />
  );
}
