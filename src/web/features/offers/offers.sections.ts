export { OfferCard } from "./offer-card.tsx";
