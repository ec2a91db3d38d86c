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

**Measurable:** Each week: three applications tailored to the employer, five messages to people I know, one conversation about work. A list shows where each one stands.

**Achievable:** I work on it from nine to one, Monday to Friday, and then stop. [Name] reads my résumé. Before anything else, I apply for the benefits I'm entitled to and work out how many months my savings will last.

**Relevant:** It pays the rent, and I want work that [what matters to me].

**Time-bound:** Benefits applied for this week, résumé out to two readers by [date], first applications by [date]. Every Friday I look at what got replies and do more of that. If there's no offer by [date], I take [plan B].

**First milestones:**

- File for unemployment and read the severance papers, with advice if I need it
- Work out the least I need each month and how long my money will last
- Update my résumé and ask two people to read it
- Tell twenty people what I'm looking for
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
    bodyMd: `**Specific:** Pass [exam] on [date] with at least [grade], by working through [number] topics and [number] practice tests.

**Measurable:** One topic every [two] days, checked off when I can explain it without notes. One practice test each Saturday, timed and graded. I reach [score] on the last two.

**Achievable:** Two blocks of fifty minutes a day, at [time], in [place], with my phone in another room. [Study partner] quizzes me on Wednesdays. One day a week is free.

**Relevant:** Passing lets me [what it makes possible].

**Time-bound:** Topics done three weeks before, then practice tests only. Nothing new on the last day: bag packed, route checked, early to bed.

**First milestones:**

- List the topics and mark each one green, yellow or red
- Put the study blocks on the calendar
- Finish the red topics
- Take the first timed practice test
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
    bodyMd: `**Specific:** Release [product] to [which customers] on [date], with [the one thing it must do well], and a tested way to roll it back.

**Measurable:** [Number] customers use it in the first week, [number] percent finish [the main task], and no bug that loses data or money stays open for more than [hours].

**Achievable:** One owner each for product, support, sales and the decision to stop. Everything outside the first version is on a "later" list. [Number] customers try it two weeks early.

**Relevant:** It's how we [the result the business needs], and [customers] have asked for [what].

**Time-bound:** Feature freeze on [date], trial from [date], go or no-go at [day and hour], launch on [date], review one week later.

**First milestones:**

- Write the one-line promise and the list of what's not in it
- Name the four owners
- Practice the rollback
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
    bodyMd: `**Specific:** Be away from [first day] to [last day] with work messages turned off, and [name] deciding in my place.

**Measurable:** Every open task has an owner or a date after I'm back. [Name] has the one-page handover and has asked their questions. I don't answer any work messages while I'm away.

**Achievable:** Anything that can wait, waits. [Name] can call me about [the one case that counts] and nothing else. My first morning back has no meetings.

**Relevant:** I come back rested, and the team learns that it can run without me.

**Time-bound:** Coverage agreed on by [six weeks before], handover written by [one week before], last half day for questions only.

**First milestones:**

- Agree on the dates and on who covers for me
- Write one page: what is open, who owns it, where it is
- Let [name] run one ordinary day while I'm still here
- Turn off notifications and set my out-of-office reply
`,
  },
] as const satisfies readonly PlaybookTemplate[];
