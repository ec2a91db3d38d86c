import type { PlaybookTemplate } from "./playbook.rules.ts";
import { HOME_PLAYBOOKS } from "./playbooks-home.content.ts";
import { WORK_PLAYBOOKS } from "./playbooks-work.content.ts";

/** Every playbook, in the order of the template buttons. */
export const PLAYBOOKS: readonly PlaybookTemplate[] = [...HOME_PLAYBOOKS, ...WORK_PLAYBOOKS];
