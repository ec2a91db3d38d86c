/** What people type in haste, each followed by what they mean. Every left side is one word in lower case. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  `
im: I'm
id like: I'd like
id love: I'd love
ive: I've
dont: don't
doesnt: doesn't
didnt: didn't
isnt: isn't
wasnt: wasn't
arent: aren't
cant: can't
couldnt: couldn't
shouldnt: shouldn't
wouldnt: wouldn't
havent: haven't
hasnt: hasn't
wont: won't
thats: that's
whats: what's
lets: let's
theres: there's
youre: you're
theyre: they're
gonna: going to
wanna: want to
gotta: have to
hafta: have to
needa: need to
tryna: trying to
tryin: trying
gettin: getting
doin: doing
goin: going
shd: should
shud: should
shuld: should
u: you
ur: your
yall: y'all
pls: please
plz: please
thx: thanks
ppl: people
bc: because
cuz: because
bcuz: because
becuase: because
becase: because
cos: because
tho: though
thru: through
abt: about
b4: before
w: with
n: and
rn: right now
tmrw: tomorrow
tmr: tomorrow
tmw: tomorrow
tommorow: tomorrow
tommorrow: tomorrow
tomorow: tomorrow
tomorro: tomorrow
tomorrw: tomorrow
2moro: tomorrow
2day: today
2nite: tonight
tonite: tonight
wensday: Wednesday
wendsday: Wednesday
wednsday: Wednesday
wednesdy: Wednesday
thrusday: Thursday
thurday: Thursday
tuseday: Tuesday
tuesdy: Tuesday
satuday: Saturday
saterday: Saturday
firday: Friday
febuary: February
feburary: February
novemeber: November
decmber: December
septmber: September
thanksgivng: Thanksgiving
thanksgving: Thanksgiving
chrismas: Christmas
christmass: Christmas
xmas: Christmas
bday: birthday
brithday: birthday
birthdya: birthday
anniversery: anniversary
appt: appointment
appts: appointments
apt: apartment
appointmnt: appointment
apointment: appointment
appointmet: appointment
appointement: appointment
mtg: meeting
hw: homework
docs: documents
yrs: years
yr: year
wks: weeks
wk: week
mths: months
mos: months
info: information
teh: the
hte: the
adn: and
nad: and
taht: that
thier: their
becuse: because
recieve: receive
recieved: received
reciept: receipt
reciepts: receipts
freind: friend
freinds: friends
definately: definitely
definitly: definitely
seperate: separate
untill: until
alot: a lot
aswell: as well
infront: in front
excercise: exercise
exersise: exercise
exercize: exercise
excersize: exercise
loose weight: lose weight
wieght: weight
weigth: weight
heatlh: health
helth: health
insurence: insurance
insurace: insurance
insurnace: insurance
licence: license
lisence: license
liscense: license
lisense: license
passprot: passport
pasport: passport
regestration: registration
registeration: registration
goverment: government
buisness: business
busness: business
bussiness: business
restaraunt: restaurant
resturant: restaurant
calender: calendar
garantee: guarantee
morgage: mortgage
mortage: mortgage
morgatge: mortgage
payed: paid
colledge: college
collage apps: college apps
univeristy: university
univercity: university
scholorship: scholarship
scholarshp: scholarship
aplication: application
applicaton: application
aplly: apply
aply: apply
certifcate: certificate
certificat: certificate
cirtificate: certificate
presentaion: presentation
presentaton: presentation
presention: presentation
intervew: interview
interveiw: interview
resumé: resume
resmue: resume
essey: essay
assigment: assignment
assignmnt: assignment
algerbra: algebra
chemestry: chemistry
grammer: grammar
libary: library
languge: language
langauge: language
spanich: Spanish
guitr: guitar
gutiar: guitar
writting: writing
wirte: write
writeing: writing
studing: studying
finsh: finish
finnish: finish
fininsh: finish
orginize: organize
organzie: organize
orgainze: organize
orgnize: organize
clena: clean
garge: garage
gararge: garage
basment: basement
bathrom: bathroom
bedrom: bedroom
kitchin: kitchen
kitchn: kitchen
furnature: furniture
refridgerator: refrigerator
plummer: plumber
electrican: electrician
maintenence: maintenance
maintainance: maintenance
moveing: moving
sched: schedule
schedual: schedule
shedule: schedule
scedule: schedule
skedule: schedule
dentsit: dentist
denist: dentist
dentis: dentist
docter: doctor
doctr: doctor
docotr: doctor
perscription: prescription
prescripton: prescription
presciption: prescription
diabetis: diabetes
diabeetus: diabetes
cholestrol: cholesterol
colesterol: cholesterol
presure: pressure
pysical: physical
physcial: physical
theripist: therapist
therapst: therapist
vacume: vacuum
vaccum: vacuum
vegtables: vegetables
vegatables: vegetables
vegies: veggies
brocoli: broccoli
cofee: coffee
coffe: coffee
ciggarettes: cigarettes
cigarets: cigarettes
cigs: cigarettes
alchohol: alcohol
alchol: alcohol
alcahol: alcohol
smokeing: smoking
smokin: smoking
drinkin: drinking
vapeing: vaping
quiting: quitting
stoping: stopping
begining: beginning
runing: running
swiming: swimming
planing: planning
geting: getting
shoping: shopping
cuting: cutting
meditatation: meditation
mediate every: meditate every
meditaton: meditation
marrage: marriage
mariage: marriage
weding: wedding
weddng: wedding
daugher: daughter
daugter: daughter
daughtr: daughter
granddaugter: granddaughter
grandaughter: granddaughter
neice: niece
nefew: nephew
nieghbor: neighbor
neighbr: neighbor
nieghbors: neighbors
brohter: brother
mohter: mother
faher: father
sistr: sister
husban: husband
husbend: husband
girlfreind: girlfriend
boyfreind: boyfriend
collegue: colleague
bf: boyfriend
gf: girlfriend
apologise: apologize
apoligize: apologize
appologize: apologize
organise: organize
digitise: digitize
memorise: memorize
finalise: finalize
prioritise: prioritize
realise: realize
minimise: minimize
recognise: recognize
organising: organizing
organised: organized
apologising: apologizing
havnt: haven't
shes: she's
approx: about
in laws: in-laws
mother in law: mother-in-law
father in law: father-in-law
sister in law: sister-in-law
brother in law: brother-in-law
daughter in law: daughter-in-law
son in law: son-in-law
would of: would have
should of: should have
could of: could have
embarassing: embarrassing
embarassed: embarrassed
mons: Mondays
forgeting: forgetting
dec: Dec
nov: Nov
oct: Oct
sept: Sept
jan: Jan
feb: Feb
aug: Aug
thurs: Thursday
thu: Thursday
fri: Friday
mon: Monday
tue: Tuesday
tues: Tuesday
hes: he's
mams: mam's
grandads: grandad's
inlaws: in-laws
practise: practice
truely: truly
realy: really
probly: probably
prolly: probably
finaly: finally
evry: every
everday: every day
everyday: every day
evreyday: every day
eveyday: every day
everynight: every night
everymorning: every morning
somthing: something
somehting: something
anymroe: anymore
wether: whether
weather to: whether to
wich: which
woudl: would
shoudl: should
coudl: could
whihc: which
beleive: believe
acheive: achieve
retirment: retirement
retierment: retirement
emergancy: emergency
emergeny: emergency
savngs: savings
savigns: savings
budgit: budget
bugdet: budget
paymnt: payment
recieving: receiving
adress: address
addres: address
necesary: necessary
tatoo: tattoo
volenteer: volunteer
voluteer: volunteer
volunter: volunteer
christain: Christian
pregnent: pregnant
vetrinarian: veterinarian
`
    .trim()
    .split("\n")
    .map((line) => line.split(": ") as [string, string]),
);

/** Names and abbreviations with their capitals, for texts that are typed in lower case. */
export const PROPER_WORDS: ReadonlyMap<string, string> = new Map(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October
November December Christmas Thanksgiving Easter Halloween Hanukkah Passover Ramadan Diwali Eid Juneteenth Kwanzaa Hindi
English Spanish French German Italian Portuguese Chinese Mandarin Japanese Korean Arabic Russian Tagalog Irish Welsh Urdu
American Mexican British Indian African European Nigerian Filipino Catholic Christian Muslim Jewish Buddhist Medicare
Medicaid God Bible Quran Torah Lego Ikea Costco Walmart Amazon Netflix Instagram Facebook TikTok YouTube
Google Reddit Twitter Snapchat Airbnb Uber Etsy eBay PayPal Venmo Spotify iPhone Duolingo LinkedIn Zillow Python
JavaScript Photoshop Zoom DMV IRS FAFSA SSN WIC GED GRE LSAT MCAT NCLEX GMAT TSA HVAC HOA TV PTA PTO CPR EMT
CEO PhD MBA CPA CDL VA AA AC ADHD PTSD IVF MRI A1C BMI LLC USCIS NHS HMRC DWP NIN JAMB WAEC IELTS TOEFL UPS USPS
Chicago Tulsa Denver Boston Dallas Houston Austin Phoenix Seattle Portland Atlanta Miami Detroit Cleveland Columbus
Cincinnati Nashville Memphis Pittsburgh Philadelphia Baltimore Charlotte Raleigh Orlando Tampa Minneapolis Milwaukee
Omaha Oakland Sacramento Brooklyn Queens Texas California Florida Ohio Oregon Michigan Georgia Arizona Colorado Alaska
Hawaii Maine Vermont Idaho Montana Nevada Utah Kansas Iowa Missouri Arkansas Louisiana Tennessee Kentucky Virginia
Maryland Delaware Pennsylvania Wisconsin Minnesota Nebraska Oklahoma Illinois Indiana London Manchester Leeds Glasgow
Edinburgh Dublin Belfast Galway Lagos Abuja Ibadan Mumbai Delhi Bangalore Chennai Hyderabad Kolkata Pune Manila Cebu
Sydney Melbourne Brisbane Perth Canada Mexico India Nigeria Ireland England Scotland Wales Britain Australia Philippines
Germany France Italy Spain Portugal Japan China Korea Europe Africa Ghana Kenya Iraq Afghanistan Vietnam Lisbon Paris
Rome Berlin Toronto Vancouver Kerala Goa Duluth Iloilo Punjab Gujarat Accra Nairobi Cork Dubai Amarillo Boise Reno Tucson
Marcus Lily Maya Priya Jen Kev Ruthie Danny Maureen Colm Bob John Mike Dave Sarah Emily Anna Maria Jose Linda Karen Susan Lisa
Nancy Betty Sandra Ashley Kim Donna Carol Michelle Amanda Melissa Laura Rebecca Sharon Cynthia Kathleen Amy Angela Brenda
Pamela Nicole Samantha Katherine Christine Rachel Carolyn Janet Heather Diane Julie Joyce Victoria Kelly Christina Joan
Evelyn Lauren Megan Cheryl Hannah Jacqueline Martha Gloria Teresa James Robert Michael David William Richard Joseph Thomas
Charles Daniel Matthew Anthony Donald Steven Paul Andrew Joshua Kenneth Kevin Brian George Timothy Ronald Edward Jason
Jeffrey Ryan Jacob Nicholas Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander Patrick
Dennis Jerry Tyler Aaron Nathan Henry Zachary Peter Kyle Walter Ethan Jeremy Harold Carl Keith Roger Gerald Sean Arthur
Ahmed Fatima Aisha Chidi Ngozi Amara Rahul Arjun Ravi Anita Sunita Juan Carlos Luis Miguel Rosa Carmen Elena Sofia Okafor`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);
