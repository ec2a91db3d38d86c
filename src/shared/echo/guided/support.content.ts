/** What Echo says to somebody who is having a hard time, each in several ways. */
export const SUPPORT = {
  danger: [
    "That sounds very heavy, and I'm glad you wrote it down.",
    "Thank you for saying that. It sounds like you're carrying a lot of pain.",
  ],
  dangerPeople: [
    "You don't have to hold this alone: in the US and Canada you can call or text 988 at any hour, and findahelpline.com lists people elsewhere.",
    "Please let one person know how bad it is today; 988 (US and Canada) and findahelpline.com are there day and night.",
  ],
  dangerYes: [
    "Thank you for telling me. Please talk to one person now: in the US and Canada call or text 988, elsewhere findahelpline.com has a number, and if you might act on it, call your local emergency number. Who could be with you until then? Stay away from anything you could hurt yourself with.",
    "I'm glad you said it. You deserve help from a person right now: 988 by call or text in the US and Canada, findahelpline.com elsewhere, or your local emergency number if it's close. Is there someone who can come and sit with you?",
  ],
  dangerUnsure: [
    "I'd still rather take it seriously, joke or not. If any part of it is true, please tell one person today, or call or text 988 in the US and Canada; findahelpline.com has numbers elsewhere.",
  ],
  vent: [
    "Then no plan. I'm a program, but you can put it into words here.",
    "All right, just talking is fine.",
  ],
  waterNearPower: [
    "Water near an outlet comes first: keep out of it, and touch nothing that's plugged in. Turn the power off for that part only if you can reach the breaker with dry feet. If you can't, stay out and call the power company, or 911.",
  ],
  fumes: [
    "Please don't run it inside: a stove, grill, heater or generator indoors, or gas from a leak, can poison or explode, and carbon monoxide has no smell. If you smell gas, or somebody has a headache or feels dizzy, get everyone outside and call your local emergency number.",
  ],
  dangerNo: [
    "Thank you for telling me plainly. It still sounds like a lot, and it's worth telling one person you trust today.",
  ],
  afraid: [
    "I'm sorry. You don't deserve to be treated that way, and it isn't your fault.",
    "That sounds frightening, and I'm glad you said it.",
  ],
  afraidPeople: [
    "If you're in danger, call your local emergency number. In the US, the National Domestic Violence Hotline is 1-800-799-7233, or text START to 88788; use a phone that nobody else checks.",
  ],
  afraidYes: [
    "Good that you're safe at the moment. A hotline can help you think through the next days without telling you what to do, and a friend who knows can be a lookout.",
  ],
  notSafe: [
    "Then safety comes before any plan: get out of harm's way if you can, and call your local emergency number. Follow what local authorities tell you; I'm here afterward.",
  ],
  panic: [
    "Let's slow this down together. Put both feet on the floor, and let one breath out slowly; the next one can be just as slow.",
    "One thing at a time. Look at something near you, say its name, and breathe out longer than you breathe in.",
  ],
  panicHelp: [
    "If you have chest pain or can't get air, call your local emergency number. Otherwise Quick Calm on the Wellness page takes about a minute.",
    "Quick Calm can pace the breathing with you; and if it feels like more than fear, such as chest pain, please call for medical help.",
  ],
  grief: ["I'm so sorry.", "I'm very sorry. That's a lot to carry."],
  griefSlow: [
    "There's nothing you have to plan right now.",
    "Nothing here is in a hurry, and you don't have to be productive today.",
    "You can take this as slowly as you need.",
  ],
  griefAnswer: ["Thank you for telling me.", "Thank you for sharing that with me."],
  griefListening: [
    "I'm glad you told me. What else comes back to you when you think of it?",
    "Moments like that come back without asking, and there's no right length for it. I'm listening, if there's more.",
    "Thank you for telling me about it. Who else would like to hear that?",
    "That sounds like something worth keeping. You could write it down the way you told it, or tell it to somebody who'd smile at it.",
    "I can hear how much a part of your days that was. There's no hurry here. What would you like to tell next?",
  ],
  griefHours: [
    "The hour that belonged to the two of you is often the hardest. Something small and fixed can hold it: a call to somebody you like at that time, your show with a friend on the phone, or a walk before dark. It isn't about getting over it. Which of these would you try once?",
    "You could give that hour to something that asks little of you: a puzzle with the radio on, a meal at a neighbor's once a week, a class or a choir that meets at that time. Who could you ask along the first time?",
  ],
  griefPushed: [
    "You get to choose the pace, and there's a lot between staying in and a full evening out: one person, one coffee, an hour with an end. You could say: “I know you mean well. I'd like to begin with something small.” Who would be easy company?",
  ],
  griefNormal: [
    "Yes. Missing someone has no right length, and crying over a small thing years later is common. If it gets heavier or you'd like company with it, a grief group, your doctor or somebody who knew them can help.",
  ],
  griefStep: [
    "If it's too much, one small thing is enough: something to eat, or a message to someone who'd understand.",
    "Letting one person sit with you, or just know, can be enough for today.",
  ],
  boundary: [
    "Your limits are allowed.",
    "You're allowed to say no, and it doesn't take a long explanation.",
    "A limit is a sentence about what you'll do, so it stays in your hands.",
  ],
  evacuation: [
    "Follow what your local authorities say first: their alerts and 911 or your local emergency number know the roads and the danger; I don't. In the US, 211 and local alerts can name open shelters.",
  ],
  sayIt: [
    "Say it once, slowly, and then let them answer.",
    "Pick a quiet moment, say it first, and ask what they heard.",
    "It doesn't need more than that; the pause afterward is part of it.",
  ],
  boundaryOwn: ["A limit works best when it's about your own part, so nobody has to agree with it."],
  boundarySafe: ["If saying it could put you in danger, skip it and talk to a hotline instead."],
} as const satisfies Record<string, readonly string[]>;
