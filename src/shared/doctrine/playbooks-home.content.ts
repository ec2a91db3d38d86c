import type { PlaybookTemplate } from "./playbook.rules.ts";

/** Playbooks for home, health and family. */
export const HOME_PLAYBOOKS = [
  {
    id: "playbook-moving-house",
    key: "playbook/moving-house",
    title: "Move, and sleep in a made bed the first night",
    pillar: "Production",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "home"],
    bodyMd: `**Specific:** Move everything from [old home] to [new home] on [date]: keys returned, utilities switched over, beds made the first night.

**Measurable:** Truck booked. Every box labeled with its room. New address given to employer, bank, doctor, insurance company, school and post office. Photos of the empty rooms. Old keys returned, with a receipt.

**Achievable:** I pack four boxes an evening, three evenings a week. [Name] helps on the last two weekends. Two days before, anything still unpacked goes into boxes marked "sort later."

**Relevant:** A planned move protects our sleep, the security deposit and our patience with each other.

**Time-bound:** Truck and helpers confirmed four weeks before, half the boxes packed two weeks before, everything out by [date]. The day after the move stays empty.

**First milestones:**

- Book the truck and two helpers
- Change the address in the five places that matter
- Pack the rooms we use least
- Pack one "first night" bag: sheets, kettle, chargers, medicine, toothbrushes
- Switch the utilities over and return the keys
`,
  },
  {
    id: "playbook-ready-to-leave",
    key: "playbook/ready-to-leave",
    title: "Be ready to leave home in ten minutes",
    pillar: "Presence",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "home", "safety"],
    bodyMd: `**Specific:** Prepare our home so that everyone in it, pets included, can leave within ten minutes. If there's a real warning, we do what the local authorities say, no matter what this plan says.

**Measurable:** One packed bag per person: water, medicine, glasses, charger, warm layer, copies of papers, some cash. Official alerts turned on in every phone. Everyone can name two ways out, the meeting place and one person to call outside our area. One practice run done in ten minutes.

**Achievable:** The bags come from things we already own, one bag each evening. Photos of our papers are stored where we can reach them from any phone. [Neighbor] knows who here needs help.

**Relevant:** A fire, flood, storm or gas leak leaves little time to think, so we think now.

**Time-bound:** Bags packed by [date], first practice on [weekend]. We check medicine, batteries and clothes when the clocks change, or every six months.

**First milestones:**

- Turn on official alerts and save the local emergency numbers
- Agree on two ways out and a meeting place
- Pack the first bag
- Walk through it once with everyone
`,
  },
  {
    id: "playbook-pay-down-debt",
    key: "playbook/pay-down-debt",
    title: "Pay down a debt, month by month",
    pillar: "Production",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "money"],
    bodyMd: `**Specific:** Pay [amount] off [card or loan] by sending [amount] the day after each payday, and put nothing new on it.

**Measurable:** I write down the balance on the first of every month. It's lower than the month before, and it reaches [target] by [date].

**Achievable:** Rent, food, utilities and medicine come first, and every minimum payment is covered. The extra comes from [a canceled subscription, a cheaper plan, one evening's work]. If the numbers don't work, I call the lender or a free nonprofit credit counselor before the next due date.

**Relevant:** Each payment means a little less interest, and one less bill to worry about.

**Time-bound:** First payment on [date]. I look at the plan on the first of each month and finish by [date].

**First milestones:**

- List every debt: balance, interest, due date
- Set up the monthly payment
- Cancel or cut one regular cost
- Pay off the first quarter of it
`,
  },
  {
    id: "playbook-sleep",
    key: "playbook/sleep",
    title: "Get back to sleeping well",
    pillar: "Presence",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "health"],
    bodyMd: `**Specific:** Get up at [time] every day of the week, and turn the lights off by [time], with my phone charging in another room.

**Measurable:** Each morning I note when I turned the lights off, when I got up and how rested I feel, from 1 to 5. I'm aiming for five such nights out of seven.

**Achievable:** I move bedtime by fifteen minutes every three days. No coffee after lunch. I don't make up for a bad night: I get up at the same time and carry on.

**Relevant:** With more sleep I'm better company, and small problems stay small.

**Time-bound:** Starts tonight, review on [three weeks from now]. If most nights are still bad by then, I talk to a doctor. If I'm ever too sleepy to drive safely, I don't drive, and I see the doctor sooner.

**First milestones:**

- Set one alarm for getting up and one for winding down
- Find a place outside the bedroom to charge my phone
- Note the first seven nights
- Look back at three weeks of notes
`,
  },
  {
    id: "playbook-new-baby",
    key: "playbook/new-baby",
    title: "The first six weeks with a baby",
    pillar: "Peace",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "family"],
    bodyMd: `**Specific:** Arrange nights, meals and visitors for the first six weeks, so each adult at home gets one long stretch of sleep on most days.

**Measurable:** A note on the fridge says who's on duty, and until when. Fourteen meals are in the freezer or promised. Every visit has a start and an end. Each of us sleeps four hours in a row, five days a week.

**Achievable:** We ask [three people] for one specific thing each: a meal, a load of laundry, an hour out with the stroller. Everything else in the house can wait.

**Relevant:** Rested adults keep a baby safe, and can enjoy it too.

**Time-bound:** The list is ready by [due date minus two weeks], and we look at it every Sunday. Low mood that stays, or frightening thoughts, in either of us: we call the doctor or midwife the same day. If anyone is in danger, we call the emergency number right away.

**First milestones:**

- Agree on how to share the nights
- Ask three people for one thing each
- Put the numbers for the doctor, the midwife and the after-hours nurse line on the fridge
- Cook the first seven meals, or ask for them
`,
  },
  {
    id: "playbook-caring-for-someone",
    key: "playbook/caring-for-someone",
    title: "Share the care for someone you love",
    pillar: "Peace",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "family"],
    bodyMd: `**Specific:** Set up a weekly care plan for [name] in which at least [two] other people or services have a regular part, and I get [one afternoon] to myself.

**Measurable:** One page shows every regular task, who does it and on which day. The medicine list is up to date. I've had my free time three weeks out of four.

**Achievable:** I start with the task that wears me out most and ask one person for exactly that. [Name] says what they want to keep doing themselves. Their doctor or local social services can tell us what help we're entitled to.

**Relevant:** [Name] is cared for even on a day when I'm sick, and we have time just to be together.

**Time-bound:** First page by [date], first shared week starting [date]. We look at the plan together on the last Sunday of each month.

**First milestones:**

- Write down everything that gets done in one ordinary week
- Ask [name] what matters most to them
- Hand over the first task
- Ask about respite care, benefits and family leave
`,
  },
  {
    id: "playbook-hard-conversation",
    key: "playbook/hard-conversation",
    title: "Have the hard conversation",
    pillar: "Peace",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "family", "work"],
    bodyMd: `**Specific:** Talk with [name] about [one subject], in private, and say three things: what happened, how it affects me, and what I'm asking for. If saying this could put me in danger, I talk to a hotline or a trained person first.

**Measurable:** I've said my three sentences and listened to theirs. We've agreed on one next step, or on a day to keep talking.

**Achievable:** I write the three sentences down and say them out loud once to [a friend]. I ask for half an hour: "There's something I'd like to talk about. When is good for you?" If voices get loud, I suggest a break and a time to continue.

**Relevant:** It's been on my mind since [when], and I'd like us to get along.

**Time-bound:** I ask for the half hour by [date], and we talk within a week of that.

**First milestones:**

- Write the three sentences
- Say them once to someone I trust
- Ask for the half hour
- Write down what we agreed
`,
  },
] as const satisfies readonly PlaybookTemplate[];
