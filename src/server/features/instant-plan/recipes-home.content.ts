import type { Recipe } from "./recipe.rules.ts";

/** Home, and what can happen to it. */
export const HOME_RECIPES: readonly Recipe[] = [
  {
    id: "evacuation",
    pillar: "Presence",
    tone: "plain",
    horizonDays: 3,
    signs: [
      [/\bevacuat\w*/, 4],
      [
        /\b(?:wild ?fires?|bush ?fires?|forest fires?|fire season|red flag|hurricanes?|tornado\w*|snow ?storms?|blizzards?|ice storms?|heat ?waves?|cyclones?|typhoons?|earthquakes?|tsunami|flood(?:s|ing|ed)?|flash flood)\b/,
        3,
      ],
      [/\b(?:go|grab|emergency|bug-?out) ?-?bags?\b/, 4],
      [
        /\b(?:ready to leave|get out (?:quickly|fast|in time)|emergency kit|disaster|power (?:cut|outage)s?|storm (?:is )?coming|storm season|blackout)\b/,
        3,
      ],
      [/\b(?:storm|smoke|fire)\b/, 1],
    ],
    heading: "Be ready to leave home in time",
    measurable:
      "Official alerts are on in every phone. Everyone knows two ways out, the meeting place and who to ring. One bag per person stands by the door.",
    achievable:
      "Begin with alerts and people, then papers and medicine; the rest can be bought again. If the authorities tell you to leave, leave: no item on this list is worth waiting for.",
    relevant: "Deciding and writing it down while it is calm spares you from thinking when there is no time.",
    steps: [
      "Switch on official alerts, and write down who decides that you leave, and at which sign",
      "Agree on two ways out, a meeting place and one person to ring outside the area",
      "Photograph papers and rooms, and store the pictures where any phone can reach them",
      "Pack one bag per person and pet: water, medicine, glasses, chargers, warm layer, papers",
    ],
    soonSteps: [
      "Check the official alerts and do what the local authorities say",
      "Pack medicine, papers, phone and charger, and tell one person where you will go",
    ],
  },
  {
    id: "moving",
    pillar: "Production",
    tone: "plain",
    horizonDays: 42,
    signs: [
      [/\bmov(?:e|es|ing) (?:house|home|flats?|apartments?|out|countries|cities|abroad|back home)\b/, 4],
      [/\b(?:we|i)(?: are|'re| am|'m)? (?:have to |need to |must |will )?mov(?:e|ing) (?:in(?:to)?|to)\b/, 3],
      [/\bmov(?:e|ing) (?:in(?:to)?|to|from)\b/, 2],
      [
        /\b(?:moving (?:day|van|boxes|company)|relocat\w*|the move|new (?:flat|apartment|house|home|place)|find (?:a|an|us a) (?:flat|apartment|house|room|place to live)|flat ?hunt\w*|house ?hunt\w*|hand(?:ing)? (?:back|over) the keys|lease|evict\w*|landlord|tenancy|be out of (?:the|our|my) (?:flat|house|apartment))\b/,
        3,
      ],
      [
        /\b(?:house (?:is |has |was |just )?sold|sell(?:ing)? (?:my|our|the) (?:house|flat|home|apartment)|closing (?:date|is)|box(?:ed)? up|boxed)\b/,
        2,
      ],
      [/\b(?:pack|packing|boxes|deposit|rent)\b/, 1],
    ],
    heading: "Get from the old home to the new one",
    measurable:
      "The new place is agreed in writing, the old one is empty and photographed, the keys are handed back with a receipt, and the first night is slept in a made bed.",
    achievable:
      'Four boxes on an evening are enough. Ask two people for one fixed half day each, and mark whatever is loose at the end "sort later".',
    relevant: "A planned move protects your sleep, your deposit and your patience with each other.",
    steps: [
      "Write down the dates that are fixed: notice, keys, van, first night",
      "Book the van or two helpers, and get their yes in writing",
      "Change the address with employer, bank, doctor, insurer and school",
      "Pack a first-night bag and the rooms you use least, then the rest room by room",
    ],
    soonSteps: [
      "Confirm keys, transport and one helper by phone",
      "Pack the first-night bag: sheets, chargers, medicine, toothbrushes, papers",
    ],
  },
  {
    id: "repair",
    pillar: "Production",
    tone: "plain",
    horizonDays: 14,
    signs: [
      [
        /\b(?:fix|repair|renovat\w*|remodel\w*|install|replac(?:e|ing)|paint|unclog|seal|insulat\w*)\b.{0,40}\b(?:roof|sink|tap|faucet|toilet|boiler|heating|heater|furnace|door|windows?|walls?|ceiling|kitchen|bath(?:room)?|pipes?|leak|fence|gutters?|stairs|floor|deck|bedroom|shed|garage|dishwasher|washing machine|fridge|oven|house|flat)\b/,
        4,
      ],
      [
        /\b(?:leak(?:s|ing|y)?|mou?ld|burst pipe|broken (?:boiler|heating|heater|window|door|pipe|fridge|oven|washing machine|toilet|roof)|plumber|new (?:windows|roof|heating|boiler|kitchen|bathroom|floor)|electrician|handyman|contractor|roofer|builders?)\b/,
        3,
      ],
      [
        /\b(?:roof|sink|tap|faucet|toilet|boiler|heating|furnace|pipes?|windows?|ceiling|fridge|oven|dishwasher|washing machine)\b.{0,20}\b(?:leak(?:s|ed|ing)?|drips?|dripping|broke|broken|stopped|blocked|clogged|doesn't work|won't)\b/,
        5,
      ],
      [/\b(?:renovation|repairs?|garden|lawn|hedge|yard)\b/, 2],
    ],
    heading: "Get the repair at home done",
    measurable:
      "The fault is gone for a full week, the bill is filed, and nobody has to work around it any more.",
    achievable:
      "Make it safe first, then get two offers. Do yourself only what you have done before; gas, mains power and roofs are for someone trained.",
    relevant: "A small fault left alone grows, and so does the thought of it.",
    steps: [
      "Photograph the problem and stop it getting worse: water, power or gas off where needed",
      "Ask two people who do this for a living for a date and a price",
      "Check what the landlord, the guarantee or the insurance pays",
      "Agree on the day, be there, and test the result before paying the rest",
    ],
    soonSteps: [
      "Make it safe for tonight: water, power or gas off, people and things out of the way",
      "Ring one repair service and the landlord or insurer",
    ],
  },
  {
    id: "declutter",
    pillar: "Peace",
    tone: "plain",
    horizonDays: 14,
    signs: [
      [
        /\b(?:de-?clutter\w*|tidy(?:ing)?|spring[- ]clean\w*|clean(?:ing)?(?: up| out)?|clear(?:ing)?(?: out| up)?|sort(?:ing)?(?: out| through)?|organi[sz]e|empty)\b.{0,30}\b(?:house|home|flat|apartment|room|bedroom|kitchen|garage|basement|cellar|attic|loft|closets?|wardrobe|shed|desk|office|fridge|bathroom|clothes|books|toys|photos|stuff|mess)\b/,
        4,
      ],
      [
        /\b(?:de-?clutter\w*|hoard\w*|clutter|spring[- ]clean\w*|get rid of (?:stuff|things|clothes|half)|too much stuff|the (?:house|flat|apartment|place) is a mess)\b/,
        3,
      ],
      [/\b(?:garage|basement|cellar|attic|loft|closet|wardrobe|laundry|dishes|inbox)\b/, 2],
      [/\b(?:clean|tidy|messy?)\b/, 1],
    ],
    heading: "Clear the space",
    measurable:
      "You can see the floor and one free surface, and a photo from before and after shows the difference.",
    achievable:
      "Twenty-five minutes at a time, one corner at a time. Four piles: keep, give, throw away, decide later, and the last one gets a box with a date on it.",
    relevant: "A cleared room is a room to rest in.",
    steps: [
      "Choose one corner, take a photo and set a timer for 25 minutes",
      "Carry what is rubbish out of the home on the same day",
      "Decide where the things you give away go, and put a date on it",
      "Do the next corners one by one, then take the second photo",
    ],
    soonSteps: ["Fill one bag with what can go, and carry it out", "Clear the one surface that matters most"],
  },
  {
    id: "pet",
    pillar: "Peace",
    tone: "plain",
    horizonDays: 14,
    signs: [
      [/\b(?:dog|puppy|puppies|cats?|kittens?|rabbit|hamster|guinea pig|parrot|horse|pony|pets?)\b/, 3],
      [/\b(?:vet|vet's|veterinar\w*|house-?train\w*|litter box|leash|kennel|dog ?sitter|pet ?sitter)\b/, 3],
    ],
    heading: "Look after my animal well",
    measurable:
      "Food, vet and daily care each have a person, a day and a place, and the animal has had a calm week with them.",
    achievable:
      "One change at a time, at the animal's pace. A vet or a shelter will answer questions by phone.",
    relevant: "They depend on you, and a steady routine is good for both of you.",
    steps: [
      "Write down what the animal needs: food, vet, walks or care, company",
      "Ring the vet or someone experienced with your two most pressing questions",
      "Agree on who steps in on a day when you cannot",
      "Keep the new routine for seven days, and note what works",
    ],
    soonSteps: [
      "Ring the vet or someone experienced with your one most pressing question",
      "Prepare what is needed for the next two days",
    ],
  },
];
