import type { Offer } from "#shared/echo/conversations.contract.ts";
import { BoundaryOffer } from "./boundary-offer.tsx";
import { CheckInOffer } from "./check-in-offer.tsx";
import { HandoverOffer } from "./handover-offer.tsx";
import { MilestoneOffer } from "./milestone-offer.tsx";
import { ObjectiveOffer } from "./objective-offer.tsx";
import { RiskOffer } from "./risk-offer.tsx";
import { SafetyItemOffer } from "./safety-item-offer.tsx";

interface OfferCardProps {
  offer: Offer;
  onState: (state: Offer["state"]) => void;
}

/** Something that Echo or a program offers to add. Nothing is stored before the person says so. */
export function OfferCard({ offer: { proposal, state }, onState }: OfferCardProps) {
  const rest = { state, onState };
  switch (proposal.kind) {
    case "objective":
      return <ObjectiveOffer proposal={proposal} {...rest} />;
    case "milestone":
      return <MilestoneOffer proposal={proposal} {...rest} />;
    case "risk":
      return <RiskOffer proposal={proposal} {...rest} />;
    case "check-in":
      return <CheckInOffer proposal={proposal} {...rest} />;
    case "boundary":
      return <BoundaryOffer proposal={proposal} {...rest} />;
    case "safety-item":
      return <SafetyItemOffer proposal={proposal} {...rest} />;
    case "handover":
      return <HandoverOffer proposal={proposal} {...rest} />;
  }
}
