import { useState } from "react";
import { PILLARS } from "#shared/doctrine/pillars.ts";
import { videoFromLink, videoLink } from "#shared/videos/video-links.rules.ts";
import { lengthInWords } from "#shared/videos/videos.rules.ts";
import { VIDEO_TAGS, VIDEOS_PATH, type VideoTag } from "#shared/videos/videos.ts";
import {
  type AdminVideo,
  VIDEOS_ADMIN_PATH,
  videoChangesSchema,
  videoContentSchema,
} from "#shared/videos/videos-admin.contract.ts";
import { VideoRow } from "#web/features/library/video-row.sections.ts";
import { CheckboxCards } from "#web/ui/checkbox-cards.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { readForm } from "./read-form.rules.ts";
import type { ContentKind, FieldsProps, FormValues } from "./use-content.ts";

interface VideoValues extends FormValues {
  title: string;
  link: string;
  minutes: string;
  tags: string[];
  pillar: string;
  isHidden: boolean;
}

const NO_LINK = "Paste the address of a video at YouTube or Vimeo.";
const TAG_OPTIONS = VIDEO_TAGS.map((value) => ({ value, label: value }));
const PILLAR_OPTIONS = [{ value: "", label: "None" }, ...PILLARS.map((value) => ({ value, label: value }))];

const secondsOf = (minutes: string): number | null =>
  minutes.trim() === "" ? null : Math.round(Number(minutes) * 60);

export const videoKind: ContentKind<AdminVideo, VideoValues> = {
  path: VIDEOS_ADMIN_PATH,
  shownKey: [VIDEOS_PATH],
  what: "video",
  canAdd: true,
  intro: "Videos of the meditation library",
  title: ({ title }) => title,
  text: (video) => [lengthInWords(video), video.tags.join(", ")].filter(Boolean).join(" · "),
  state: ({ isHidden }) => (isHidden ? "Hidden" : null),
  valuesOf: (video) => ({
    title: video?.title ?? "",
    link: video ? videoLink(video) : "",
    minutes: video?.durationSec ? String(Number((video.durationSec / 60).toFixed(2))) : "",
    tags: video?.tags ?? [],
    pillar: video?.pillar ?? "",
    isHidden: video?.isHidden ?? false,
  }),
  read({ link, minutes, pillar, ...values }, isNew) {
    const content = { ...values, durationSec: secondsOf(minutes), pillar: pillar || null };
    if (!isNew) return withMinutes(readForm(videoChangesSchema, content));
    const place = videoFromLink(link);
    return place
      ? withMinutes(readForm(videoContentSchema, { ...content, ...place }))
      : { errors: { link: NO_LINK } };
  },
  Fields: VideoFields,
  Preview: VideoPreview,
};

/** The form asks for minutes. */
function withMinutes(form: ReturnType<typeof readForm>): ReturnType<typeof readForm> {
  if ("body" in form) return form;
  const { durationSec, ...errors } = form.errors;
  return {
    errors: { ...errors, ...(durationSec && { minutes: "Enter the length in minutes, such as 4.5." }) },
  };
}

function VideoFields({ values, change, errors, isNew }: FieldsProps<VideoValues>) {
  return (
    <>
      <Field label="Title" required error={errors.title}>
        <Input
          autoComplete="off"
          value={values.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field
        label="Address"
        required={isNew}
        error={errors.link ?? errors.videoId}
        hint={isNew ? NO_LINK : "Another video is another entry: add it, and delete or hide this one."}
      >
        <Input
          inputMode="url"
          autoComplete="off"
          readOnly={!isNew}
          value={values.link}
          onChange={({ target }) => change({ link: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Length in minutes" error={errors.minutes} hint="Leave it empty if you don't know it.">
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={values.minutes}
            onChange={({ target }) => change({ minutes: target.value })}
          />
        </Field>
        <Field label="Pillar" error={errors.pillar}>
          <NativeSelect
            options={PILLAR_OPTIONS}
            value={values.pillar}
            onChange={({ target }) => change({ pillar: target.value })}
          />
        </Field>
      </div>
      <CheckboxCards
        legend="Groups"
        columns={3}
        error={errors.tags}
        options={TAG_OPTIONS}
        value={values.tags as VideoTag[]}
        onValueChange={(tags) => change({ tags })}
      />
      <Switch
        label="Hidden from the library"
        isOn={values.isHidden}
        onChange={(isHidden) => change({ isHidden })}
      />
    </>
  );
}

function VideoPreview({ values: { title, link, minutes, tags } }: { values: VideoValues }) {
  const [isPlaying, setPlaying] = useState(false);
  const place = videoFromLink(link);
  if (!place) return <p className="text-ink-2">The video appears here once there's an address.</p>;
  const video = {
    ...place,
    id: link,
    title: title || "Untitled",
    durationSec: secondsOf(minutes),
    tags,
    pillar: null,
  };
  return (
    <ul>
      <VideoRow
        key={link}
        video={video}
        isMember={false}
        isPlaying={isPlaying}
        onPlay={() => setPlaying(true)}
        onClose={() => setPlaying(false)}
      />
    </ul>
  );
}
