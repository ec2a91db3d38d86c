/**
 * Some of the most common passwords, from the top of the 100,000 that the UK's National Cyber Security Centre published
 * from Have I Been Pwned, in lower case and without trailing digits and punctuation. Left out: passwords that
 * `password-strength.ts` refuses anyway (digits only, repetitions, keyboard rows), remnants of individual websites, and
 * obscenities.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
abc abcd admin alex alexander alexandra alexis alyssa amanda america amsterdam andrea andrew angel angela angels
anthony antonio apple apples arsenal ashley asd asdf august austin australia awesome azerty babyboy babygirl bailey
banana barbie barcelona baseball basketball batman beautiful benjamin bestfriend bismillah blessed blink bonjour
booboo brandon brooklyn bubbles buddy bulldog buster buttercup butterfly california cameron canada casper champion
changeme charlie cheese chelsea cheyenne chicago chicken chocolate chris christian christina christmas christopher
cocacola coffee colorado compaq computer cookie cookies courtney cowboy cowboys cristina crystal cupcake dakota dallas
daniel daniela danielle december destiny diamond dolphin dragon eagles einstein elephant elizabeth emmanuel eminem
england facebook family ferrari fishing florida flower flowers football forever france freedom friend friends
gangsta garfield gateway george georgia ginger godisgood golden golfer google greenday guitar hahaha hammer hannah
happiness happy hardcore harley harrypotter heather heaven hello hellokitty hockey hollywood hotmail hunter icecream
iloveme iloveu iloveyou internet ireland isabella jackson january jasmine jasper jennifer jeremy jessica jesus
jesuschrist johncena jonathan jordan joseph joshua junior justin juventus killer kimberly kingkong krishna ladybug
lakers lalala lauren leonardo letmein liberty linkedin linkinpark liverpool logitech lollipop london loulou love loveme
lovelove lovely loveme lover lovers loveyou lucky madison maggie manchester marina marlboro marseille martin maryjane
master matrix matthew maverick maxwell melanie melissa mercedes metallica mexico michael michelle mickey microsoft
midnight minecraft money monica monkey monster morgan mother motdepasse motorola muffin music mustang mylove myspace
naruto natalie nathan newyork nicholas nicole nirvana nothing november october olivia oliver orange pakistan parola
pass passport passwort password patrick peaches peanut pepper phoenix playboy player pokemon poohbear popcorn porsche
portugal precious pretty prince princess pumpkin purple qazwsx qazwsxedc qqww qwe qweasd qweasdzxc qwer qwert qwerty rabbit
rainbow realmadrid rebecca redsox remember richard robert rockstar ronaldo runescape samantha samsung sandra school
scooter secret security september shadow shannon shopping slipknot smokey snickers snoopy snowball soccer softball
spiderman spongebob starwars stephanie steven strawberry student success summer sunflower sunshine superman superstar
sweetheart sweetie target taylor teacher tennis test thomas thunder tiffany tigger tinkerbell trinity trustno twilight
undertaker unicorn user valentina vampire vanessa veronica victoria vincent volleyball welcome whatever wifi william winner
winston winter yankees yellow zachary zxc zxcvbnm
1password 123abc 123qwe 123qweasd 12qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
1234qwer 12345qwert a1b2c3d4 a1s2d3f4 admin123 asdf1234 g1w2e3r4 p@ssw0rd p@ssword pa55word pa55w0rd passw0rd
q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qwer1234 zag12wsx zaq12wsx zaq1xsw2 zaq1zaq1
`
    .trim()
    .split(/\s+/),
);
