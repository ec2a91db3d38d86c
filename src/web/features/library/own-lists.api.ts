import { queryOptions } from "@tanstack/react-query";
import {
  type CustomMeditation,
  MEDITATION_PATHS,
  type MeditationChangesInput,
  type NewMeditationInput,
  newMeditationSchema,
} from "#shared/custom-meditations/custom-meditations.contract.ts";
import {
  type CustomResource,
  type NewResourceInput,
  newResourceSchema,
  RESOURCE_PATHS,
  type ResourceChangesInput,
} from "#shared/custom-resources/custom-resources.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useRows } from "#web/platform/http/rows.ts";
import { type OwnList, useDeleteOwn, useSaveOwn } from "./use-own-rows.ts";

// Another device may have changed these, so each visit reloads them.
const meditationsQuery = queryOptions({
  queryKey: [MEDITATION_PATHS.list],
  queryFn: ({ signal }) => call<CustomMeditation[]>("GET", MEDITATION_PATHS.list, { signal }),
  staleTime: 0,
});

const resourcesQuery = queryOptions({
  queryKey: [RESOURCE_PATHS.list],
  queryFn: ({ signal }) => call<CustomResource[]>("GET", RESOURCE_PATHS.list, { signal }),
  staleTime: 0,
});

const AT_THE_END = { addTo: "back" } as const;

/** The person's own meditations with pending changes, oldest first. */
export const useMeditations = () => useRows(meditationsQuery, AT_THE_END);

/** The person's own resources with pending changes, oldest first. */
export const useResources = () => useRows(resourcesQuery, AT_THE_END);

const MEDITATIONS: OwnList<CustomMeditation, NewMeditationInput> = {
  queryKey: meditationsQuery.queryKey,
  paths: MEDITATION_PATHS,
  what: "meditation",
  labels: { title: "Title", url: "Link", notes: "Notes" },
  nameOf: ({ title }) => title,
  shownOf: (body, createdAt) => ({ ...newMeditationSchema.parse(body), id: body.id, createdAt }),
};

const RESOURCES: OwnList<CustomResource, NewResourceInput> = {
  queryKey: resourcesQuery.queryKey,
  paths: RESOURCE_PATHS,
  what: "resource",
  labels: { name: "Name", url: "Link", phone: "Phone", description: "Description" },
  nameOf: ({ name }) => name,
  shownOf: (body, createdAt) => ({ ...newResourceSchema.parse(body), id: body.id, createdAt }),
};

/** Stores a new meditation, or the changes to an existing one. */
export const useSaveMeditation = (meditation: CustomMeditation | null) =>
  useSaveOwn<CustomMeditation, NewMeditationInput, MeditationChangesInput>(MEDITATIONS, meditation);

/** Deletes a meditation and offers to undo it. */
export const useDeleteMeditation = (meditation: CustomMeditation) => useDeleteOwn(MEDITATIONS, meditation);

/** Stores a new resource, or the changes to an existing one. */
export const useSaveResource = (resource: CustomResource | null) =>
  useSaveOwn<CustomResource, NewResourceInput, ResourceChangesInput>(RESOURCES, resource);

/** Deletes a resource and offers to undo it. */
export const useDeleteResource = (resource: CustomResource) => useDeleteOwn(RESOURCES, resource);
