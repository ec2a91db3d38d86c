import type { PlaybookTemplate } from "./playbook.rules.ts";

/** Playbooks for work and study. */
export const WORK_PLAYBOOKS = [
  {
    id: "playbook-job-search",
    key: "playbook/job-search",
    title: "Find the next job after a layoff",
    pillar: "Purpose",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "work", "money"],
    bodyMd: `**Specific:** Find a job as [role] in [area or remote] that pays at least [amount], starting by [date].

**Measurable:** Each week: three applications written for that employer, five messages to people I know, one conversation about work. A list shows where each one stands.

**Achievable:** I work on it from nine to one, Monday to Friday, and then stop. [Name] reads my CV. Before anything else I claim the support I am entitled to, and find out how many months the savings last.

**Relevant:** It pays the rent, and I want work that [what matters to me in it].

**Time-bound:** Claims made this week, CV out to two readers by [date], first applications by [date]. Every Friday I look at what brought answers and do more of that. If there is no offer by [date], I take [plan B].

**First milestones:**

- Register for benefits and read the termination papers, with advice if needed
- Work out the monthly minimum and how long the money lasts
- Update the CV and ask two people to read it
- Tell twenty people what I am looking for
- First interview
`,
  },
  {
    id: "playbook-exam",
    key: "playbook/exam",
    title: "Pass the exam without losing the month",
    pillar: "Purpose",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "study"],
    bodyMd: `**Specific:** Pass [exam] on [date] with at least [grade], by working through [number] topics and [number] past papers.

**Measurable:** One topic every [two] days, ticked off when I can explain it without notes. One past paper each Saturday, timed and marked. The last two reach [score].

**Achievable:** Two blocks of fifty minutes a day, at [time], in [place], with the phone elsewhere. [Study partner] asks me questions on Wednesdays. One day a week is free.

**Relevant:** Passing lets me [what it makes possible].

**Time-bound:** Topics done three weeks before, then papers only. Nothing new on the last day: bag packed, route checked, early to bed.

**First milestones:**

- List the topics and mark each one green, yellow or red
- Put the study blocks in the calendar
- Finish the red topics
- Sit the first timed paper
- Check the place, the time and what to bring
`,
  },
  {
    id: "playbook-product-launch",
    key: "playbook/product-launch",
    title: "Launch a product with a way back",
    pillar: "Production",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "business"],
    bodyMd: `**Specific:** Release [product] to [which customers] on [date], with [the one thing it must do well], and a tested way to take it back.

**Measurable:** [Number] customers use it in the first week, [number] per cent finish [the main task], and no fault that loses data or money stays open for more than [hours].

**Achievable:** One owner each for product, support, sales and the decision to stop. Everything outside the first version is on a "later" list. [Number] customers try it two weeks ahead.

**Relevant:** It is how we [the result the business needs], and [customers] have asked for [what].

**Time-bound:** Feature freeze on [date], trial from [date], go or no-go at [day and hour], launch on [date], review one week later.

**First milestones:**

- Write the one-line promise and the list of what is not in it
- Name the four owners
- Rehearse the way back
- Run the trial and fix what it shows
- Go or no-go
`,
  },
  {
    id: "playbook-time-off",
    key: "playbook/time-off",
    title: "Take two weeks off without a call",
    pillar: "Peace",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "business", "health"],
    bodyMd: `**Specific:** Be away from [first day] to [last day] with work messages switched off, and [name] deciding in my place.

**Measurable:** Every open task has an owner or a date after my return. [Name] has the one-page handover and has asked their questions. I have answered no work message while away.

**Achievable:** What can wait, waits. [Name] may ring me about [the one case that counts] and nothing else. The first morning back is free of meetings.

**Relevant:** I come back rested, and the team learns that it can run without me.

**Time-bound:** Cover agreed on [six weeks before], handover written [one week before], last half day for questions only.

**First milestones:**

- Agree on the dates and on who covers
- Write one page: what is open, who owns it, where it is
- Let [name] run one ordinary day while I am still here
- Switch off notifications and set the out-of-office reply
`,
  },
] as const satisfies readonly PlaybookTemplate[];
