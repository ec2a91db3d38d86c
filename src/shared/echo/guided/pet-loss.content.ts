/** What is said to somebody whose animal has died, by what they tell of. "{name}" is the animal's name, or "your dog". */
export const PET_LOSS = {
  newOne: [
    "Then there's no other animal to think about now. {Name} isn't somebody to replace. What do you miss most?",
  ],
  newOneOfOthers: [
    "You're allowed to not be ready. You could say it kindly: “I know you mean well. I still miss {name}, and I'd like us to decide about another one together, later.” What would make the wait easier for you both?",
  ],
  hour: [
    "That hour belonged to {name}, so of course it's the hardest one. Who could you talk to on the phone at that time, even if it's only about the show or the weather?",
    "For that hour, something small is enough: a call to somebody you like, a walk around the block, a puzzle with the radio on, or your show with a friend on the phone. It isn't about getting over {name}, it only makes the hour less quiet. Which of these would you try once?",
    "You could make that hour about somebody else for a while: read to a grandchild on the phone, write one letter, look in on a neighbor. Or keep it for {name}, with one photo and one memory a day. Which feels more like you?",
  ],
  spot: [
    "You keep looking at the spot where {name} was. You can leave it just as it is, or put one thing there, a photo or the blanket. There's no right day for that. What comes to mind when you look at it?",
  ],
  guilt: [
    "Nearly everyone who has loved an animal asks themselves that, and you ask it because you cared for {name}. You decided with what you could see on that day. If the thought stays, ask your vet to go over it with you once more. What was the last good day you had together?",
  ],
  call: [
    "I'm glad you have somebody to call. You could tell one small story about {name}, and then talk about anything else. Take care tonight.",
  ],
  memory: [
    "{Name} sounds like good company. What else did you two do, day in, day out?",
    "Thank you for telling me about {name}. It's worth writing that down while it's fresh. Who else knew {name} well?",
  ],
  listening: [
    "I'm so sorry about {name}. I'm listening, and nothing has to be solved today. What was {name} like?",
    "The house is different without {name}, and that takes time. Who around you knows how much it hurts?",
    "I'm glad you're telling me. Take it one evening at a time.",
  ],
} as const satisfies Record<string, readonly string[]>;
