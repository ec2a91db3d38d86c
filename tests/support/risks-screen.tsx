import { Suspense } from "react";
import { RISK_PATHS, type Risk } from "#shared/risks/risks.contract.ts";
import { HighPriorityRisks, ResolvedRisks, RiskLog } from "#web/features/risks/risks.sections.ts";
import { api } from "./app-api.ts";
import { renderScreen } from "./render-screen.tsx";
import { sampleId } from "./sample-id.ts";

/** A risk to store. */
export type SampleRisk = Partial<Omit<Risk, "priority">> & { id: string };

/** A medium risk of November 20, 2026, identified by its number. */
export const sampleRisk = (number: number, changes: Partial<SampleRisk> = {}): SampleRisk => ({
  id: sampleId(number),
  hazard: `Hazard ${number}`,
  ...changes,
});

/** Stores risks, each a second later than the previous one. */
export async function storeRisks(risks: readonly SampleRisk[]): Promise<void> {
  for (const [index, risk] of risks.entries()) {
    await api.post(RISK_PATHS.list, risk, new Date(Date.UTC(2026, 10, 20, 18, 2, index)).toISOString());
  }
}

/** The stored risk. */
export const storedRisk = async (id: string) =>
  (await api.get<Risk[]>(RISK_PATHS.list)).find((risk) => risk.id === id);

/** Stores these risks and renders the three parts of the safety screen. */
export async function renderRisks(risks: readonly SampleRisk[], { path = "/safety" } = {}) {
  await storeRisks(risks);
  return renderScreen(
    <Suspense>
      <HighPriorityRisks />
      <RiskLog />
      <ResolvedRisks />
    </Suspense>,
    { path },
  );
}
