/** How the turns of a conversation are heard: complaints, refusals, endings, thanks, joy. Patterns for text in lower case. */
export const FLOW = {
  bareNo: /^(?:i said )?(?:no+|nope|nah)[\s.!]*$/,
  decided:
    /^(?:whatever|fine|ok|okay|right),? (?:\w+ing|i'll|ill) |\bi(?:'ve| have) decided\b|\b(?:i'm|im|i'll|ill) (?:going with|go with|sleep on it)\b/,
  ending:
    /\b(?:bye+|goodbye|good ?bye|cya|see ya|see you|ttyl)\b(?! (?:then )?(?:to|for))|(?:^|[.!?,;] ?|^ok |^well )(?:good ?)?nights?[\s.!]*$|(?:^|[.!?,] ?)(?:over and )?out[\s.!]*$|\bgood ?night\b|(?<!\b(?:after|before|when|once|until|till|while) [^.!?]{0,40})\b(?:going|heading|off|go) (?:back )?to (?:bed|sleep)\b(?! (?:at|by|before|earlier|late))|\b(?:i'm|im|i am) (?:gonna|going to) (?:go|nap|sleep|rest|lie down|phone|ring|call|text|talk to)\b(?!.*\b(?:and then|because|but)\b)|^(?:i'm |im )?(?:uninstall\w*|delet(?:e|ing) (?:this|the app|it all))\b|\bi (?:think i )?(?:will|'ll) leave (?:this|it) (?:now|there|here)\b|\bhave a (?:nice|good|great|lovely) (?:day|evening|one|night|week)\b|\b(?:gotta|got to|have to) (?:go|run|dash)(?:[\s.!,]|$)(?!to\b)|\b(?:i'm|im) (?:done|out)(?: here)?[\s.!]*$/,
  /** They leave Echo for a person, or simply leave the topic. */
  toSomebody:
    /\b(?:you know what|forget it|never ?mind|nvm|whatever|oh well|i'm done|im done)\b.*\b(?:i'll|ill|i will|going to|gonna)\b.*\b(?:ask|talk|call|phone|ring|text|see)\b|^i'll (?:just )?ask my \w+[\s.!]*$/,
  toCall:
    /(?:^|[.,!?] )(?:i'm |im )?(?:going to|gonna|will|i'll|ill) (?:call|phone|ring|ask|see|talk to) (?:my|the|him|her|them)\b[\w ]{0,20}[\s.!]*$/,
  rest: /\b(?:bed|sleep|nap|night|goodnight|lie down|rest)\b/,
  fun: /\b(?:watch|football|game|movie|dinner|eat|party|pack|play|walk|run)\b/,
  angry: /\b(?:uninstall\w*|delet\w+|useless|out[\s.!]*$|ridiculous|stupid|app|broken|not even reading)\b/,
  thanks:
    /(?:^|[.!,?] ?)(?:ok |okay |great |nah |no |yes )?(?:thx|thanks|thank you|ty|cheers)(?: (?:i guess|coach|so much|a lot|anyway|you|again|though|mate))*[\s.!)]*$|\b(?:that|this) (?:actually |really )?help(?:s|ed)\b|\b(?:thx|thanks|thank you)\b[^?!]{0,50}\bhelp(?:s|ed)\b/,
  done: /\b(?:sending (?:it|that|this)|(?:gonna|going to) (?:send|text) it)\b|^(?:ok,? |okay,? )?(?:i )?(?:just )?(?:sent|posted|done|called|texted|emailed|booked|paid|did it)\b|\b(?:just |already |ok )(?:texted|sent|called|emailed|booked|paid|messaged|told) (?:it|him|her|them|my \w+|the \w+)?|\b(?:he|she|they) said (?:"|“)?(?:ok|okay|yes|fine|sure)\b/,
  joy: /\b(?:got (?:the (?:job|promotion|apartment|house|papers)|accepted|promoted|engaged|in(?: to|to) (?:college|\w+ school))|(?:became|we are|we're|i am|i'm|am now) (?:a )?citizens?|it's a (?:boy|girl)|cancer[- ]free|in remission|passed (?:(?:my|the) (?:\w+ )?(?:test|exam|bar|boards|renewal|class|inspection|course))|just (?:so )?happy|so happy|i'm happy|im happy|good news|great news|feels? amazing|went (?:really |so )?(?:ok|okay|well|great|fine|perfect)|yay+|woo+hoo+|over the moon|happy for me|proud|felt like telling|only wanted to tell|he finally asked|she finally asked|she said yes|he said yes|amazing)\b|^(?:(?:we|i|she|he|we've|i've) )?(?:just |finally )?(?:did|ran|got|passed|finished|made|won)\b[^?]*!{2,}/,
  /** Something of their own that went well, told plainly. */
  achieved:
    /(?<!\b(?:if|when|before|until|till|since|after|because|that|hope|wish|once|whether|thought) )\b(?:i|we|i've|we've|i have|we have) (?:just |finally |also |actually |already )*(?:got (?:the|a|an|my|our) (?:\w+ )?(?:job|promotion|offer|raise|apartment|house|loan|visa|scholarship|lead|part|role|license|papers|grant|spot|all clear|keys)\b|got (?:hired|promoted|engaged|married|accepted|approved|into \w+)|passed (?:my|the|it|both|all)\b|won\b|graduated (?:today|yesterday|this|last|from|with)\b|closed on)/,
  /** What was brought up is out of the way. */
  settled:
    /\b(?:it|that|this|everything)(?:'s|s| is| got| has been) (?:all |already |finally |now )*(?:fixed|solved|settled|sorted|taken care of|resolved|worked out)\b|\b(?:i|he|she|they|we) (?:already |finally |just )*(?:fixed|solved|settled|sorted|resolved) (?:it|that|this|everything)\b|\bworked itself out\b/,
  acknowledges:
    /^(?:ok(?:ay)?|alright|all right|cool|great|perfect|good|right|yeah|yes|fine|thanks?|thx|k)\b/,
  /** "ok, good idea, will do": nothing but agreement. */
  agrees:
    /^(?:(?:ok(?:ay)?|alright|all right|yes|yeah|yep|sure|great|good|perfect|cool|fine|nice|right|k|got it|lol|thanks?|thank you|thx|ty)\b[\s,.!]*)*(?:(?:i'll|i will|i'm going to|i'm gonna|i can|let me|will|gonna) (?:do|try|start with) (?:that|it|this)|will do|let's do (?:it|that)|good idea|sounds good|that works|makes sense|i think i can do that)\b.{0,40}$/,
  /** A bare "ok" to a reply without a question. */
  ok: /^(?:(?:ok|okay|yeah)?,? ?(?:that'?s|sounds|this is) (?:good|great|fine|ok|okay|helpful|perfect|clear)|ok+|okay|k|cool|alright|all right|right|got it|good|great|yes|yep|sure|fine|nice|perfect)[\s.!]*$/,
  /** Banter, nothing to plan. */
  chat: /\b(?:lol|lmao|haha+|rofl)\b|^(?:it was a joke|none of it|jk|just kidding)\b|\bit was a joke\b|\bliving the dream\b/,
  question:
    /\?|(?:^|[.!,;:] ?|\b(?:and|also|but|so|then|now|ok|tbh|omg|dude) )(?:what|what's|whats|how|who|where|when|why|which|can you|can i|could you|could i|should i|do i|did you|does it|is it|is there|will it|remind me|show me|tell me)\b/,
  aboutCard:
    /\bwhy\b.*\b(?:card|suicide|ask (?:me )?that|asking (?:me )?that|speak about|talk about)\b|\bis that what you do\b|\bscared of this app\b|\b(?:suicide|crisis) card\b/,
} as const satisfies Record<string, RegExp>;

/** What Echo says at such turns, each in several ways. */
export const FLOW_SAYS = {
  leftAngry: [
    "I'm sorry this didn't help. You explained it well; I'm a simple program and I missed it. Take care.",
    "I'm sorry, you came for help and I got in the way. I hope the rest of the day is kinder.",
  ],
  leftForPerson: [
    "Good idea. Somebody who knows you can do more than I can. Take care.",
    "That sounds right: a person beats a program. I'm here if it's useful later.",
  ],
  leftToRest: [
    "Sleep well. Everything here will keep until you're back.",
    "Good, rest is the right next step. Take care.",
  ],
  leftForFun: ["Enjoy it. I'm here when something needs a plan.", "Have a good time. This can wait."],
  left: ["Take care. I'm here when something needs a plan.", "All right, take care of yourself."],
  thanks: [
    "You're welcome. You did the thinking.",
    "You're welcome. I hope it goes well.",
    "Glad that helped.",
  ],
  done: [
    "Good, that's the hard part.",
    "That took some nerve, and you did it.",
    "Well done. Now it's their turn.",
  ],
  joy: [
    "That's wonderful news, congratulations. How did you find out?",
    "That's really good news. Who would you like to tell first?",
    "Lovely. What's the best part of it?",
    "Lovely, congratulations. What comes next?",
  ],
  settled: [
    "Good, then that one's settled. Is there something else you'd like to sort out?",
    "I'm glad that's taken care of. What else is on your mind, if anything?",
  ],
  chat: [
    "Ha, fair enough. I'm here if something needs a plan.",
    "Fair enough. No plan needed for that one.",
    "I walked into that one. Tell me if something real comes up.",
  ],
  ok: ["Good. I'm here if something comes up.", "All right. I'm around."],
  refused: ["That's fine. Nothing has to happen here, and I'm around if you change your mind."],
  decided: ["That's a clear choice.", "Good, that's decided, and it was yours to decide."],
  aboutCard: [
    "A safety check looks for words that can mean someone is in danger, and it can be wrong. I'm sorry for the scare; nobody is told, and we can go on with what you wrote.",
  ],
} as const satisfies Record<string, readonly string[]>;
