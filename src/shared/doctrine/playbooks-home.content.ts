import type { PlaybookTemplate } from "./playbook.rules.ts";

/** Playbooks for home, health and family. */
export const HOME_PLAYBOOKS = [
  {
    id: "playbook-moving-house",
    key: "playbook/moving-house",
    title: "Move house and sleep in a made bed",
    pillar: "Production",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "home"],
    bodyMd: `**Specific:** Move everything from [old home] to [new home] on [date]: keys handed back, meters read, beds made up on the first night.

**Measurable:** Van booked. Every box labelled with its room. New address given to the employer, bank, doctor, insurer and school. Photographs of the meters and of the empty rooms. Old keys returned, with a receipt.

**Achievable:** I pack four boxes on each of three evenings a week. [Name] helps on the last two weekends. Whatever is still loose two days before goes into boxes marked "sort later".

**Relevant:** A planned move protects our sleep, the deposit, and our patience with each other.

**Time-bound:** Van and helpers confirmed four weeks before, half the boxes packed two weeks before, everything out by [date]. The day after the move stays empty.

**First milestones:**

- Book the van and two helpers
- Change the address in the five places that matter
- Pack the rooms we use least
- Pack one "first night" bag: sheets, kettle, chargers, medicine, toothbrushes
- Read the meters and hand back the keys
`,
  },
  {
    id: "playbook-ready-to-leave",
    key: "playbook/ready-to-leave",
    title: "Be ready to leave home in ten minutes",
    pillar: "Presence",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "home", "safety"],
    bodyMd: `**Specific:** Prepare our home so that everyone in it, pets included, can leave within ten minutes. When there is a real warning we do what the local authorities say, whatever this plan says.

**Measurable:** One packed bag per person: water, medicine, glasses, charger, warm layer, copies of papers, some cash. Official alerts switched on in every phone. Everyone can name two ways out, the meeting place and one person to ring outside our area. One practice finished in ten minutes.

**Achievable:** The bags come from things we already own, one bag each evening. Papers are photographed and stored where we can reach them from any phone. [Neighbour] knows who here needs a hand.

**Relevant:** Fire, flood, storm or a gas leak leaves little time to think, so we think now.

**Time-bound:** Bags packed by [date], first practice on [weekend]. We check medicine, batteries and clothes when the clocks change, or every six months.

**First milestones:**

- Switch on official alerts and save the local emergency numbers
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
    bodyMd: `**Specific:** Pay [amount] off [card or loan] by sending [amount] on the day after each payday, and put nothing new on it.

**Measurable:** I write down the balance on the first of every month. It is lower than the month before, and it reaches [target] by [date].

**Achievable:** Rent, food, energy and medicine come first, and every minimum payment is covered. The extra comes from [a subscription, a cheaper tariff, one evening's work]. If the sums do not work out, I ring the lender or a free, non-profit debt adviser before the next due date.

**Relevant:** Each payment is a little less interest, and one less letter to worry about.

**Time-bound:** First payment on [date]. I look at the plan on the first of each month and finish by [date].

**First milestones:**

- List every debt: balance, interest, due date
- Set up the monthly payment
- Cancel or cut one regular cost
- Reach the first quarter
`,
  },
  {
    id: "playbook-sleep",
    key: "playbook/sleep",
    title: "Get back to sleeping well",
    pillar: "Presence",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "health"],
    bodyMd: `**Specific:** Get up at [time] every day of the week, and have the lights off by [time], with the phone charging in another room.

**Measurable:** Each morning I note lights-out, getting-up time and how rested I feel from 1 to 5. I am aiming for five such nights out of seven.

**Achievable:** I move bedtime by fifteen minutes every three days. No coffee after lunch. A bad night needs no making up for: I get up at the same time and carry on.

**Relevant:** With more sleep I am better company, and small problems stay small.

**Time-bound:** Starts tonight, review on [three weeks from now]. If most nights are still bad then, I talk to a doctor. If I am ever too sleepy to drive safely, I do not drive, and I go sooner.

**First milestones:**

- Set one alarm for getting up and one for winding down
- Find the phone a place to charge outside the bedroom
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
    bodyMd: `**Specific:** Arrange nights, meals and visitors for the first six weeks, so that each adult at home gets one long stretch of sleep on most days.

**Measurable:** A note on the fridge says who is on duty until when. Fourteen meals are in the freezer or promised. Every visitor has a start and an end. Each of us sleeps four hours in one go on five days of the week.

**Achievable:** We ask [three people] for one concrete thing each: a meal, a load of washing, an hour with the pram. Anything else in the house may wait.

**Relevant:** Rested adults keep a baby safe, and can enjoy it too.

**Time-bound:** The list is ready by [due date minus two weeks], and we look at it every Sunday. If a low mood lasts, or thoughts frighten either of us, we call the midwife or doctor the same day, and the emergency number at once if anyone is in danger.

**First milestones:**

- Agree on how to share the nights
- Ask three people for one thing each
- Put the numbers of the midwife, doctor and night line on the fridge
- Cook or collect the first seven meals
`,
  },
  {
    id: "playbook-caring-for-someone",
    key: "playbook/caring-for-someone",
    title: "Share the care for someone you love",
    pillar: "Peace",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "family"],
    bodyMd: `**Specific:** Set up a weekly plan of care for [name] in which at least [two] other people or services take a fixed part, and I have [one afternoon] to myself.

**Measurable:** One page shows every regular task, who does it and on which day. The medicine list is up to date. I have had my free time in three weeks out of four.

**Achievable:** I begin with the task that wears me out most and ask one person for exactly that. [Name] says what they want to keep doing themselves. The doctor or the council tells us which help we have a right to.

**Relevant:** [Name] is cared for even on a day when I am ill, and we keep time for simply being together.

**Time-bound:** First page by [date], first shared week from [date], a look at it together on the last Sunday of each month.

**First milestones:**

- Write down everything that is done in one ordinary week
- Ask [name] what matters most to them
- Hand over the first task
- Ask about respite care, allowances and leave for carers
`,
  },
  {
    id: "playbook-hard-conversation",
    key: "playbook/hard-conversation",
    title: "Have the hard conversation",
    pillar: "Peace",
    surfaces: ["playbook"],
    tags: ["Objectives", "objectives/smart", "family", "work"],
    bodyMd: `**Specific:** Talk with [name] about [one subject], in private, and say three things: what happened, what it does to me, and what I ask for. If saying this could put me in danger, I speak to a helpline or someone trained first.

**Measurable:** I have said my three sentences and have heard theirs. We have agreed on one next step, or on a day to go on talking.

**Achievable:** I write the three sentences down and say them aloud once to [a friend]. I ask for half an hour: "There is something I would like to talk about. When is good for you?" If voices rise, I suggest a break and a time to continue.

**Relevant:** It has been on my mind since [when], and I would like us to get on.

**Time-bound:** I ask for the half hour by [date] and have the talk within a week of that.

**First milestones:**

- Write the three sentences
- Say them once to someone I trust
- Ask for the half hour
- Write down what we agreed
`,
  },
] as const satisfies readonly PlaybookTemplate[];
