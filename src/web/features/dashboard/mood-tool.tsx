import { ChartSpline, Plus } from "lucide-react";
import { useState } from "react";
import { MoodSpark, moodInWords } from "#web/features/wellness/wellness.api.ts";
import { CheckInDialog, MoodTrendDialog } from "#web/features/wellness/wellness.sections.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type DashboardView, useCheckInsSection } from "./dashboard.api.ts";
import { splitToolButtonClass, splitToolClass, ToolCard, toolCardClass } from "./tool-card.tsx";

/** Mood over the last two weeks, and the way to add to it. Before the first check-in, it is the way to that one. */
export function MoodTool({ view }: { view: DashboardView }) {
  const { data, error, retry, isFetching } = useCheckInsSection(view);
  const { day } = view;
  const [isCheckingIn, setCheckingIn] = useState(false);
  const [isTrendOpen, setTrendOpen] = useState(false);
  const checkIns = data ?? [];
  const words = moodInWords(checkIns, day);
  const checkIn = () => setCheckingIn(true);

  return (
    <>
      {words === null ? (
        <button
          type="button"
          className={toolCardClass}
          aria-busy={isFetching && data === undefined}
          onClick={error === null ? checkIn : retry}
        >
          <ToolCard
            icon={ChartSpline}
            name="Mood Trend"
            text={error === null ? "Check in to start your trend" : "Couldn't load. Press to try again"}
          />
        </button>
      ) : (
        <div className={splitToolClass}>
          <button type="button" className={splitToolButtonClass} onClick={() => setTrendOpen(true)}>
            <ToolCard
              icon={ChartSpline}
              figure={<MoodSpark checkIns={checkIns} day={day} className="h-10 w-12" />}
              name="Mood Trend"
              text={words}
            />
          </button>
          <IconButton label="Check in" icon={Plus} variant="outline" onClick={checkIn} />
        </div>
      )}
      <MoodTrendDialog
        isOpen={isTrendOpen}
        onClose={() => setTrendOpen(false)}
        footer={<Button onClick={checkIn}>Check in</Button>}
      />
      <CheckInDialog isOpen={isCheckingIn} onClose={() => setCheckingIn(false)} onSaved={retry} />
    </>
  );
}
