import { Redirect, useLocation } from "wouter";
import { usePageTitle } from "#web/platform/shell/use-page-title.ts";
import { Segmented } from "#web/ui/segmented.tsx";
import { AdminHeader } from "../admin-header.tsx";
import { articleKind } from "./article-kind.tsx";
import { contactKind } from "./contact-kind.tsx";
import { ContentList } from "./content-list.tsx";
import { labelKind } from "./label-kind.tsx";
import { toolKind } from "./tool-kind.tsx";
import { videoKind } from "./video-kind.tsx";

const KINDS = [
  { value: "videos", label: "Videos", list: <ContentList key="videos" kind={videoKind} /> },
  { value: "contacts", label: "Contacts", list: <ContentList key="contacts" kind={contactKind} /> },
  { value: "labels", label: "Labels", list: <ContentList key="labels" kind={labelKind} /> },
  { value: "articles", label: "Articles", list: <ContentList key="articles" kind={articleKind} /> },
  { value: "tools", label: "Tools", list: <ContentList key="tools" kind={toolKind} /> },
];

/** What this server shows to everyone, for admins to edit. */
export function ContentPart() {
  usePageTitle("Content");
  const [path, navigate] = useLocation();
  const kind = KINDS.find(({ value }) => path === `/admin/content/${value}`);
  if (!kind) return <Redirect to="/admin/content/videos" replace />;
  return (
    <>
      <AdminHeader title="Content" tagline="What this server shows to everyone. Updates keep your changes." />
      <Segmented
        label="Kind"
        options={KINDS}
        value={kind.value}
        onValueChange={(value) => navigate(`/admin/content/${value}`)}
        className="mb-4 max-w-xl *:flex-auto"
      />
      {kind.list}
    </>
  );
}
