const words = (text: string) => text.trim().split(/\s+/);

/** Verbs that a task begins with, in their base form. A word that is more often a noun at the start is not among them. */
export const VERBS: ReadonlySet<string> = new Set(
  words(`
accept accrue achieve adjust adopt afford agree allow answer apologize appeal apply argue arrange ask assemble attend attract avoid
back babysit bake balance be beat become begin bike bleach block boil book borrow break breathe breed brew brine bring brush budget build bury buy
calculate call can cancel care carve cash catch celebrate change charge chase check choose claim clean clear climb close coach
collect come comfort commit compare complete confirm confront connect consolidate contact contest convert convince cook cope
correct count cover create crochet cross cut dance deal decide declutter decorate deep-clean defend delegate delete deliver deposit
design develop diet dig disconnect discuss dispute ditch do donate downsize draft draw dress drink drive drop dry earn eat edit
eliminate email empty end enroll enter exercise expand explain explore extend face fast feed feel fight figure file fill
find finish fire fit fix floss fly focus foster follow forget forgive format foster frame freeze fundraise gain gather get give go graduate grade grow
guide handle hang harvest have heal help hem hide hike hire hold host hug improve include increase insulate inspect install
introduce invite iron join journal juggle jump keep kick kill kiss knit know label land laminate launch learn leave let lift limit
list listen live lock log look lose love lower mail make manage mark marry master match maintain measure meditate meet mend
mentor message mop mount move mow name navigate negotiate nap nurse open order organize overcome own pack pass patch pay paint
pass perform pick pickle plan plant play plow plumb poach polish post practice pray preheat prep prepare present preserve prevent
print process produce propose protect prove prune publish pull purchase push put quilt quit raise reach react read rebuild recertify
recharge reconcile reconnect record recover recycle redecorate redo reduce refill refinance refinish refund register rehearse
reheat rehome relax release relearn relocate remember remind remodel remove renew renovate rent repaint repair repay replace replant
reply repot report request reschedule research reserve resign resolve respond rest restart restore retire return reunite review revise
rewire rewrite ride rinse rotate run sand save scan scatter schedule score scrub seal secure see seed sell send separate serve set
settle sew shampoo share sharpen shave shingle ship shop shorten show shut sign simplify sing sit sketch ski skip sleep slow smoke smooth solve
sort speak spend split spray stain stand start stay stick stitch stock stop store straighten strengthen stretch study submit
subscribe substitute support surprise survive sweep swim switch take talk tackle tame tape teach tell test text thank thin think throw tidy
tile till tithe toilet tour track trade train transfer translate transition transplant travel treat trim trust try tune turn tutor type
unclog understand undo unfollow uninstall unload unpack unplug unsubscribe update upgrade upload use vacuum vent vet vacate visit vlog
volunteer vote wait wake walk wash watch water wax wean wear weatherproof weave weed weigh win winterize work worry wrap wrestle write yell
babyproof childproof crowdfund dewinterize freelance outline proofread potty-train re-home re-enroll reapply rekey relist resell reset rezone snake
tighten rake roast scrape shovel splice stucco tarp tow transcribe digitize troubleshoot inventory swing score petition ring fence bench deadlift squat homeschool potty-train restring halter-break fetch verify wire zip blog podcast film interview
attend audition campaign compost compete compose contribute digest embrace entertain escape evaluate examine expunge finalize grieve honor
identify implement incorporate inherit invest lead lend lobby mediate memorize migrate mourn notarize notify obtain officiate onboard
persuade petition pitch pray process promote qualify quarantine reassure rebalance recruit refresh rehab rekindle replenish reupholster
scale scout stage stop streamline strip supervise sponsor swap tailor link re-roof reroof roof caulk regrout calibrate map stake weatherstrip restain chop thaw brine defrost descale rebook reupload resubmit rewatch relight repoint unfreeze unblock unlock unjam sync crop splint graft mulch seed aerate hoe till deworm spay neuter microchip rehang hem press iron steam dye bleach cram revise recite rehearse memorise taper unwind upcycle vaccinate
`),
);

/** Base forms of "-ing" words that rules cannot derive. */
const IRREGULAR_BASES: Record<string, string> = { dying: "die", lying: "lie", tying: "tie", being: "be" };

/** Past participles for "the fence is painted". Regular ones are made by rule. */
const PARTICIPLES: Record<string, string> = Object.fromEntries(
  words(`
build:built buy:bought find:found make:made write:written sell:sold pay:paid set:set put:put choose:chosen take:taken
send:sent do:done draw:drawn rewrite:rewritten redo:redone rebuild:rebuilt repay:repaid sew:sewn hang:hung knit:knitted bring:brought
give:given hold:held keep:kept throw:thrown cut:cut undo:undone reset:reset shut:shut wind:wound teach:taught tell:told
read:read grow:grown eat:eaten win:won beat:beaten dig:dug sing:sung catch:caught feed:fed bind:bound
plan:planned trim:trimmed submit:submitted prep:prepped pot:potted repot:repotted ship:shipped scan:scanned scrub:scrubbed strip:stripped zip:zipped
wrap:wrapped mop:mopped map:mapped tap:tapped stop:stopped drop:dropped shop:shopped swap:swapped rip:ripped tarp:tarped unplug:unplugged
refer:referred transfer:transferred lay:laid clip:clipped
be:been begin:begun break:broken come:come drink:drunk drive:driven feel:felt fight:fought fly:flown forget:forgotten forgive:forgiven get:gotten
go:gone have:had hide:hidden know:known lead:led leave:left lend:lent let:let lose:lost meet:met overcome:overcome quit:quit ride:ridden ring:rung
run:run see:seen show:shown sit:sat sleep:slept speak:spoken spend:spent stand:stood stick:stuck swear:sworn swim:swum think:thought
understand:understood wake:woken wear:worn hit:hit freeze:frozen weave:woven become:become hug:hugged jog:jogged nap:napped commit:committed chat:chatted
vet:vetted dip:dipped rub:rubbed beget:begotten slide:slid wring:wrung sweep:swept weep:wept fit:fit split:split outgrow:outgrown relearn:relearned
`).map((pair) => pair.split(":") as [string, string]),
);

const DOUBLING = new Set(
  words(
    "get run swim sit quit cut put set plan trim submit prep shop stop drop swap knit win hit let begin dig jog nap map mop scrub scan ship skip step strip wrap hug vet forget commit transfer refer repot rehab rub dip hem admit",
  ),
);

/** "take" to "taking". */
export function gerundOf(verb: string): string {
  if (verb === "be" || verb === "see" || /[^aeiou]ee$|oe$|ye$/.test(verb)) return `${verb}ing`;
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (DOUBLING.has(verb)) return `${verb}${verb.at(-1)}ing`;
  return verb.endsWith("e") ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** "paint" to "painted", "write" to "written". */
export function participleOf(verb: string): string {
  const irregular = PARTICIPLES[verb];
  if (irregular) return irregular;
  if (verb.endsWith("e")) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

const BASES: ReadonlyMap<string, string> = new Map([...VERBS].map((verb) => [gerundOf(verb), verb]));

/** "taking" to "take"; null for a word that is no verb's "-ing" form. */
export function baseOf(gerund: string): string | null {
  return IRREGULAR_BASES[gerund] ?? BASES.get(gerund) ?? null;
}
