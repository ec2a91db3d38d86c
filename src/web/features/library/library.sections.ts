/** What other screens show of this feature. Each part loads by itself, and works with and without an account. */
export { MeditationLibraryCard } from "./meditation-library-card.tsx";
export { ResourcesCard } from "./resources-card.tsx";
