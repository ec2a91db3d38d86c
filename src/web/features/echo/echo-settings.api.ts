import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CONVERSATION_PATHS } from "#shared/echo/conversations.contract.ts";
import { ECHO_PATHS } from "#shared/echo/echo.contract.ts";
import { BRIEF_PARTS, type BriefPart } from "#shared/echo/echo-brief.ts";
import {
  type EchoSettings,
  type EchoSettingsChanges,
  hiddenAfter,
} from "#shared/echo/echo-settings.contract.ts";
import { readStored, removeStored } from "#web/platform/device/storage.ts";
import { call } from "#web/platform/http/api-client.ts";
import { usePendingChanges } from "#web/platform/http/pending-changes.ts";
import { session } from "#web/platform/session/session.ts";

/** Another device may have changed it, so each visit reloads it. */
export const echoSettingsQuery = queryOptions({
  queryKey: [ECHO_PATHS.settings],
  queryFn: async ({ signal }) => {
    await moveUpHiddenParts();
    return call<EchoSettings>("GET", ECHO_PATHS.settings, { signal });
  },
  staleTime: 0,
});

const save = (changes: EchoSettingsChanges) =>
  call<EchoSettings>("PUT", ECHO_PATHS.settings, { body: changes });

/** Settles after the changes that are under way, which are sent in their order. */
let saving: Promise<unknown> = Promise.resolve();

/** Resolves once no change of what Echo may read is under way. @throws ApiError */
export async function echoSettingsSaved(): Promise<void> {
  await saving;
  await moveUpHiddenParts();
}

/** Earlier versions kept what Echo may not read on the device: the account takes it over. */
async function moveUpHiddenParts(): Promise<void> {
  const name = `echo-hidden:${session.personId()}`;
  const stored = readStored(name);
  if (stored === null) return;
  const isHidden = (part: BriefPart) => stored.split(" ").includes(part);
  await save({ parts: Object.fromEntries(BRIEF_PARTS.filter(isHidden).map((part) => [part, false])) });
  removeStored(name);
}

/** The person's choices, with those that are under way. */
export function useEchoSettings() {
  const { data, ...query } = useQuery(echoSettingsQuery);
  const pending = usePendingChanges<EchoSettingsChanges>(echoSettingsQuery.queryKey);
  const changed = data && pending.reduce(withChanges, data);
  return { ...query, data: changed };
}

function withChanges(
  settings: EchoSettings,
  { keepsConversations, parts }: EchoSettingsChanges,
): EchoSettings {
  return {
    ...settings,
    keepsConversations: keepsConversations ?? settings.keepsConversations,
    hiddenParts: hiddenAfter(settings.hiddenParts, parts),
  };
}

/** Changes the choices. No longer keeping conversations deletes those on the server. */
export function useChangeEchoSettings() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: echoSettingsQuery.queryKey,
    meta: { failed: "Couldn't change this" },
    mutationFn: (changes: EchoSettingsChanges) => {
      const saved = saving.then(() => save(changes));
      // The person hears of a failure, and the switch goes back.
      saving = saved.catch(() => undefined);
      return saved;
    },
    onSuccess: async (settings, { keepsConversations, parts }) => {
      if (keepsConversations !== undefined)
        queryClient.removeQueries({ queryKey: [CONVERSATION_PATHS.list] });
      // It stays pending until what Echo can see is here.
      if (parts) await queryClient.invalidateQueries({ queryKey: [ECHO_PATHS.brief] });
      queryClient.setQueryData(echoSettingsQuery.queryKey, settings);
    },
  });
  return mutate;
}
