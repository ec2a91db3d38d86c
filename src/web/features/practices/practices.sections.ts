/** The built-in practices, for everyone. */
export { PracticeList } from "./practice-list.tsx";
