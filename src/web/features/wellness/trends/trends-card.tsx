import { Card } from "#web/ui/card.tsx";
import { Trends } from "./trends.tsx";

/** Mood, energy and stress over time. */
export function TrendsCard() {
  return (
    <Card title="Trends">
      <Trends />
    </Card>
  );
}
