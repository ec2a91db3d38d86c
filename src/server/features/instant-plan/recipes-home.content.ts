import type { Recipe } from "./recipe.rules.ts";

const kinds = ["project", "amount"] as const;

/** House, yard and belongings. */
export const HOME_RECIPES: readonly Recipe[] = [
  {
    id: "move-house",
    kinds: ["project", "event"],
    pillar: "Production",
    signs:
      /\b(?:move out|moving (?:out|day|to|into|in|house)|move (?:to|into|across|in|out|house|apartments|from|back|abroad|overseas)|pack(?:ing)? up (?:the|my|our) (?:house|apartment|place)|movers|u-?haul|be out\b|house sold|closing is|landlord is selling|downsiz\w*|relocat\w*|pack(?:ing)? (?:the|my|our) (?:house|apartment|kitchen))\b/,
    acts: /^(?!.*(?:mom|mum|dad|mother|father|grand\w+)\b)/,
    days: 42,
    title: "Move to the new place",
    measure:
      "Everything is out of the old place, the keys are handed over, and you can sleep and cook in the new one.",
    steps: [
      "Book the truck or movers, and put the day on your calendar",
      "Give away or sell what you won't take",
      "Change the address with the bank, mail, work and utilities",
      "Pack one room at a time, and a bag for the first night last",
    ],
  },
  {
    id: "find-home",
    kinds: ["project", "amount"],
    pillar: "Production",
    acts: /^(?:find|get|look for|rent|search for)\b/,
    signs:
      /\b(?:apartment|place to (?:live|rent|stay)|new place|flat|studio|one bedroom|2 bedroom|room to rent|rental|roommates?|housing|somewhere to live|house to rent)\b/,
    days: 42,
    title: "Find a place to live",
    measure: "The lease for {object|the new place} is signed at a rent you can carry.",
    steps: [
      "Write down your top rent, the area, and three things it must have",
      "Set up alerts and message five listings that fit",
      "See at least three, with your pay stubs and references ready",
      "Apply for the best one the same day, and read the lease before you sign",
    ],
  },
  {
    id: "buy-home",
    kinds: ["project", "amount"],
    pillar: "Production",
    acts: /^(?:buy|get|find|purchase|save)\b/,
    signs:
      /\b(?:(?:buy|purchase|own|first|find|get) (?:a |an |our |my )?(?:first )?(?:house|home|condo|duplex|farm|land)|down payment|pre-?approved|mortgage)\b/,
    days: 84,
    measure: "You know what you can afford, and you've made an offer or chosen to wait.",
    steps: [
      "Check your credit report and add up what you have for a down payment",
      "Ask two lenders for a pre-approval and compare the monthly cost",
      "List what the home must have, and see five homes",
      "Make an offer that you can carry in a bad month too",
    ],
  },
  {
    id: "sell-home",
    kinds,
    pillar: "Production",
    acts: /^(?:sell|list|get|put)\b/,
    signs:
      /\b(?:(?:sell|list|put) (?:(?:the|my|our|mom's|dad's|mum's) )?(?:[a-z]+'s )?(?:house|home|condo|farm|land|bungalow|cottage|place)|house ready to (?:sell|list)|on the market)\b/,
    days: 56,
    measure: "The house is listed, photos and all.",
    steps: [
      "Ask two agents what it would sell for as it is",
      "Fix the three things a buyer would notice first",
      "Clear the rooms and have the photos taken",
      "List it and set the days for showings",
    ],
  },
  {
    id: "declutter",
    kinds,
    pillar: "Production",
    acts: /^(?:clean|clear|declutter|organize|sort|tidy|empty|go through|get rid of|purge|downsize|tackle|straighten|deal with|get)\b/,
    signs:
      /\b(?:garage|attic|closets?|basement|shed|pantry|storage (?:unit|room)|junk|clutter|spare room|guest room|kitchen|drawers?|toys|clothes|house|room|bedroom|office|desk|cabinets?|paperwork|stuff|boxes|barn|mudroom|playroom|car|craft room|bookshelves|tool(?:s|box|shed)|workshop)\b/,
    days: 10,
    measure: "{Object|The space} is clear enough to use, and the giveaway pile has left the house.",
    steps: [
      "Start with one corner of {object|it}: set up keep, give away and trash",
      "Work through the rest in 45-minute rounds",
      "Drop off the giveaways and take out the trash the same day",
      "Put back what stays, with a place for each thing",
    ],
  },
  {
    id: "digital-photos",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:photos?|pictures|albums?|(?:years of|old|family|of) slides|home movies|vhs|scrapbooks?|recipes|letters|genealogy|family (?:tree|history))\b/,
    acts: /^(?:organize|sort|scan|digitize|print|back up|label|put|make|finish|type|collect|get|go through|preserve|gather|build|do|write|trace|record)\b/,
    days: 28,
    measure: "{Object|They} are in one place, named, and backed up or bound.",
    steps: [
      "Gather {object|everything} in one place, without sorting yet",
      "Choose one batch, an hour's worth, and do it start to finish",
      "Do one batch a week, and keep a backup copy",
      "Show the result to someone who'll enjoy it",
    ],
  },
  {
    id: "paint",
    kinds,
    pillar: "Production",
    acts: /^(?:paint|repaint|stain|refinish|sand|strip|wallpaper|restain|whitewash|varnish)\b/,
    days: 14,
    measure: "{Object} {is} {done}, dry and cleaned up.",
    steps: [
      "Measure {object}, choose the color, and buy paint, tape and brushes",
      "Clean, patch and tape before you open the can",
      "Put on the first coat, let it dry, then do the second",
      "Pull the tape, clean the brushes and put things back",
    ],
  },
  {
    id: "garden",
    kinds: ["project", "habit", "amount"],
    pillar: "Peace",
    signs:
      /\b(?:garden\w*|vegetables|tomatoes|raised beds?|flower ?beds?|flowers|compost|seeds?|seedlings|orchard|bulbs|roses|herbs?|potatoes|plant(?:ing)? (?!food)|greenhouse|peppers|pumpkins|yard|lawn|hedges?|landscap\w*|weeds|weeding|mulch|irrigation|community garden)\b/,
    acts: /^(?!sell|have a yard|build)/,
    days: 21,
    measure: "The bed is ready and the first things are planted.",
    steps: [
      "Walk the spot, see where the sun falls, and decide what goes where",
      "Get soil, plants or seeds, and the tools you're missing",
      "Prepare one bed: weed, loosen, feed the soil",
      "Plant it, water it, and set a weekly time to look after it",
    ],
  },
  {
    id: "yard-sale",
    kinds: ["project", "event"],
    pillar: "Production",
    signs: /\b(?:yard sale|garage sale|rummage sale|estate sale|boot sale|moving sale|stoop sale)\b/,
    days: 21,
    title: "Hold a yard sale",
    measure: "The sale is over, the cash is counted, and what's left has been donated.",
    steps: [
      "Pick the date and check if your town wants a permit",
      "Sort what's going, and put a price on each thing",
      "Post it online and put up signs two days before",
      "Set out tables and change, then donate what didn't sell",
    ],
  },
  {
    id: "repair",
    kinds,
    pillar: "Production",
    acts: /^(?:fix|repair|replace|patch|unclog|get .* (?:fixed|repaired|replaced)|seal|install|put in|rewire|insulate|redo|caulk|re-?roof|mend|deal with|rebuild|restore|tile|hang|mount|put up)\b/,
    days: 14,
    title: "Get it fixed",
    measure: "{Object|It} works, and has kept working for a week.",
    steps: [
      "Take a photo of {object|the problem} and note what's wrong and the measurements",
      "Look up the fix, or ask two people for a price and a date",
      "Buy the parts or book the person",
      "Do the work, test it, and clean up",
    ],
  },
  {
    id: "remodel",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:remodel\w*|renovat\w*|new (?:roof|kitchen|bathroom|deck|floors?|windows)|add a (?:deck|bathroom|room)|finish the basement|addition|contractor)\b/,
    days: 56,
    measure: "The work on {object|it} is finished and paid for, within your limit.",
    steps: [
      "Write down what you want, and the most you'll spend",
      "Ask three contractors for written bids and one past customer each",
      "Choose one, sign a contract with dates, and pay in stages",
      "Walk through with a list before the last payment",
    ],
  },
  {
    id: "build",
    kinds,
    pillar: "Production",
    acts: /^(?:build|assemble|construct|put together|make|refinish)\b/,
    signs:
      /\b(?:shed|coop|deck|fence|table|bookshel\w*|bench|tree ?house|swing ?set|ramp|bed|desk|crib|dresser|furniture|shelves|shelf|raised beds?|playhouse|fire ?pit|patio|pergola|porch|dog ?house|birdhouse|canoe|boat|gate|loft|greenhouse|barn|arbor|workbench|cabinet|ikea|birdhouses?|nightstand)\b/,
    days: 28,
    measure: "{Object} {is} standing, solid and in use.",
    steps: [
      "Sketch {object} with measurements, and list the materials",
      "Buy the materials and check you have the tools",
      "Cut and put together the main parts",
      "Finish it, and test that it holds",
    ],
  },
  {
    id: "be-ready",
    kinds: ["project", "event", "errand"],
    pillar: "Presence",
    signs:
      /\b(?:evacuat\w*|emergency (?:kit|plan|bag)|go[- ]bag|bug[- ]out|snow ?storm|blizzard|wildfire season|hurricane (?:season|prep\w*)|tornado season|storm coming|earthquake|disaster|power outage)\b/,
    title: "Be ready before it comes",
    days: 7,
    measure: "The bag is packed, and everyone at home knows the way out and where to meet.",
    steps: [
      "Sign up for local alerts, and agree on two ways out and a meeting place",
      "Pack water, food, medicine, papers, chargers and what animals need for three days",
      "Fill up the tank, charge the batteries, and clear or tie down what could blow or burn",
      "Tell one person outside the area your plan",
    ],
  },
  {
    id: "winter",
    kinds,
    pillar: "Production",
    signs:
      /\b(?:winteriz\w*|ready for winter|gutters?|storm windows|furnace (?:filter|tune|check\w*|serviced)|chimney|firewood|storm door|snow tires|snowblower|shutters|generator|smoke (?:alarms?|detectors?))\b/,
    days: 14,
    measure: "Every item on your list is checked off.",
    steps: [
      "Walk around and list what {object|it} needs",
      "Buy or book what's missing",
      "Do the job that matters most if bad weather comes early",
      "Finish the list and note the date for next year",
    ],
  },
  {
    id: "pet-new",
    kinds,
    pillar: "Peace",
    signs:
      /\b(?:puppy|kitten|adopt a (?:dog|cat)|get a (?:dog|cat|puppy)|new (?:dog|puppy|cat)|train (?:my|the|our) (?:dog|puppy)|house ?train|crate train|rehome|foster (?:a )?(?:dog|cat|kittens)|leash|chickens|goats?|horse|bees?|beehive|chicks)\b/,
    days: 28,
    measure: "It's part of an ordinary day now.",
    steps: [
      "Read up or ask a vet or trainer for the one method you'll follow",
      "Get the gear and set up the space",
      "Practice ten minutes twice a day, and reward what goes well",
      "Ask for help with the one thing that isn't working after two weeks",
    ],
  },
  {
    id: "pet-care",
    kinds: ["project", "habit"],
    pillar: "Peace",
    signs: /\b(?:dog|cat|pet|parrot|rabbit|hamster|fish tank|aquarium|litter)\b/,
    days: 10,
    measure: "It's done, and your animal is looked after.",
    steps: [
      "Write down what your animal needs for this, and who could help",
      "Call the vet or a sitter and ask for a date and a price",
      "Get it done, and set the next date",
    ],
  },
  {
    id: "clean-house",
    kinds: ["project", "habit"],
    pillar: "Production",
    acts: /^(?:clean|deep-?clean|scrub|mop|vacuum|dust|wash|do the (?:dishes|laundry)|keep (?:the|my|our) (?:house|kitchen|room|apartment)|fold|catch up on (?:the )?laundry)\b/,
    days: 5,
    measure: "{Object|It} {is} clean and the supplies are put away.",
    steps: [
      "Pick up what doesn't belong and open a window",
      "Work top to bottom through {object|it}, one area at a time",
      "Take out the trash and put the supplies back",
    ],
  },
];
