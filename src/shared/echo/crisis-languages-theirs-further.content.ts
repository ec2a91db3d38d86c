import type { TheirWords } from "./crisis-languages-theirs.ts";

const PORTUGUESE: TheirWords = {
  urgent:
    "Isto é urgente, mesmo que a pessoa não tenha tomado nada. Ligue agora para o número de emergência (112 na UE). Fique ao lado dela, fale com calma e deixe fora do alcance remédios, armas e objetos cortantes. Sou Echo, uma IA, e não posso ligar por você.\n\nVocê está com essa pessoa neste momento?",
  more: [
    "Ouvir ajuda mais do que discutir. Não precisa convencer ninguém: fique por perto e diga que é bom que tenha contado.\n\nVocê conseguiu perguntar diretamente?",
    "Deixe fora do alcance remédios, armas, lâminas e chaves do carro: trancados ou, melhor, fora de casa por enquanto.\n\nAlguém pode guardar hoje os remédios e o resto?",
    "Não guarde isto em segredo. Um médico pode ver essa pessoa nesta semana, e findahelpline.com mostra as linhas do seu país.\n\nQuem pode ajudar você com isto hoje?",
  ],
  keepAway:
    "Sim, deixe tudo fora do alcance agora: os remédios, também os de outras pessoas da casa, e qualquer arma. Pode dizer sem esconder: “Eu guardo isto até você melhorar.”",
  ownKeepAway: "Sim: que outra pessoa leve e guarde até isto passar. Você não precisa tocar; diga onde está.",
  say: "Algo curto: “Eu amo você e não vou embora. Obrigado por me dizer. Vamos buscar ajuda.” Depois ouça mais do que fala, sem discutir e sem prometer segredo.",
  idea: "Não, perguntar não dá a ideia; mostra que se pode falar com você. Os outros não precisam ver do mesmo jeito: se preocupa você, pergunte.",
  calm: "Você fez o certo. Fique por perto esta noite e deixe longe o que poderia machucar. Amanhã, ligue para um médico e peça uma consulta logo; se piorar, o número de emergência de novo.\n\nQuem está com você nisto?",
};

const ITALIAN: TheirWords = {
  urgent:
    "È urgente, anche se non ha preso niente. Chiama adesso il 112. Resta accanto a questa persona, parla con calma, e metti fuori portata medicine, armi e oggetti taglienti. Sono Echo, un'IA, e non posso chiamare per te.\n\nSei con questa persona in questo momento?",
  more: [
    "Ascoltare aiuta più che discutere. Non devi convincere nessuno: resta vicino, e di' che è bene che te lo dica.\n\nHai potuto chiederglielo direttamente?",
    "Metti fuori portata medicine, armi, lame e chiavi dell'auto: sotto chiave o, meglio, fuori casa per ora.\n\nQualcuno può mettere via oggi le medicine e il resto?",
    "Non tenerlo segreto. Un medico può vedere questa persona questa settimana, e in pericolo c'è il 112.\n\nChi può aiutarti oggi?",
  ],
  keepAway:
    "Sì, metti subito tutto fuori portata: le medicine, anche quelle degli altri in casa, e qualsiasi arma. Puoi dirlo senza nasconderlo: “Le tengo io finché non stai meglio.”",
  ownKeepAway:
    "Sì: che lo prenda e lo tenga un'altra persona finché non è passata. Non devi toccarlo; di' dov'è.",
  say: "Qualcosa di breve: “Ti voglio bene e resto qui. Grazie di avermelo detto. Cerchiamo aiuto.” Poi ascolta più di quanto parli, senza discutere e senza promettere il segreto.",
  idea: "No, chiedere non dà l'idea; mostra che con te se ne può parlare. Gli altri non devono vederla allo stesso modo: se ti preoccupa, chiedi.",
  calm: "Hai fatto la cosa giusta. Resta vicino stanotte, e tieni lontano ciò che potrebbe fare male. Domani, chiama un medico per un appuntamento presto; se peggiora, di nuovo il 112.\n\nChi è vicino a te in questo?",
};

const DUTCH: TheirWords = {
  urgent:
    "Dit is dringend, ook als er niets is ingenomen. Bel nu 112. Blijf bij die persoon, praat rustig, en leg medicijnen, wapens en scherpe dingen buiten bereik. Ik ben Echo, een AI, en kan niet voor je bellen.\n\nBen je nu bij die persoon?",
  more: [
    "Luisteren helpt meer dan discussiëren. Je hoeft niemand te overtuigen: blijf in de buurt, en zeg dat je blij bent dat je het weet.\n\nHeb je het rechtstreeks kunnen vragen?",
    "Medicijnen, wapens, mesjes en autosleutels horen nu buiten bereik: achter slot of, beter, het huis uit.\n\nKan iemand vandaag de medicijnen en de rest wegbergen?",
    "Houd het niet geheim. Een huisarts kan deze week kijken, en findahelpline.com toont de hulplijnen in jouw land.\n\nWie kan je hier vandaag bij helpen?",
  ],
  keepAway:
    "Ja, leg nu alles buiten bereik: medicijnen, ook die van anderen in huis, en elk wapen. Je mag het gewoon zeggen: “Ik bewaar dit tot het beter met je gaat.”",
  ownKeepAway:
    "Ja: laat iemand anders het meenemen en bewaren tot dit voorbij is. Je hoeft het niet aan te raken; zeg waar het ligt.",
  say: "Iets korts: “Ik hou van je en ik blijf. Dank je dat je het zegt. We zoeken hulp.” Luister daarna meer dan je praat, zonder discussie en zonder geheimhouding te beloven.",
  idea: "Nee, vragen brengt niemand op het idee; het laat zien dat er met jou te praten is. Anderen hoeven het niet net zo te zien: als je je zorgen maakt, vraag het.",
  calm: "Dat was goed. Blijf vannacht in de buurt, en houd weg wat schade kan doen. Bel morgen de huisarts voor een snelle afspraak; wordt het erger, weer 112.\n\nWie is er voor jou?",
};

const POLISH: TheirWords = {
  urgent:
    "To pilne, nawet jeśli nic nie zostało zażyte. Zadzwoń teraz pod 112. Zostań przy tej osobie, mów spokojnie i usuń z jej zasięgu leki, broń i ostre przedmioty. Jestem Echo, AI, i nie mogę zadzwonić za ciebie.\n\nCzy jesteś teraz przy tej osobie?",
  more: [
    "Słuchanie pomaga bardziej niż spór. Nie musisz nikogo przekonywać: bądź blisko i powiedz, że dobrze, że o tym wiesz.\n\nCzy udało ci się zapytać wprost?",
    "Leki, broń, ostrza i kluczyki do auta powinny być teraz poza zasięgiem: pod kluczem albo, lepiej, poza domem.\n\nCzy ktoś może dziś schować leki i resztę?",
    "Nie trzymaj tego w tajemnicy. Lekarz może zobaczyć tę osobę w tym tygodniu, a w niebezpieczeństwie jest 112.\n\nKto może ci dziś w tym pomóc?",
  ],
  keepAway:
    "Tak, usuń teraz wszystko z jej zasięgu: leki, także innych domowników, i każdą broń. Możesz powiedzieć to otwarcie: „Przechowam to, aż poczujesz się lepiej.”",
  ownKeepAway:
    "Tak: niech inna osoba to zabierze i przechowa, aż to minie. Nie musisz tego dotykać; powiedz, gdzie leży.",
  say: "Coś krótkiego: „Zależy mi na tobie i zostaję. Dziękuję, że mi mówisz. Poszukamy pomocy.” Potem słuchaj więcej, niż mówisz, bez kłótni i bez obiecywania tajemnicy.",
  idea: "Nie, pytanie nie podsuwa tego pomysłu; pokazuje, że można z tobą o tym mówić. Inni nie muszą widzieć tego tak samo: jeśli się martwisz, zapytaj.",
  calm: "To było słuszne. Zostań blisko tej nocy i trzymaj z dala to, co mogłoby zaszkodzić. Jutro zadzwoń do lekarza o szybką wizytę; jeśli się pogorszy, znowu 112.\n\nKto jest przy tobie?",
};

const HINDI: TheirWords = {
  urgent:
    "Yeh turant ki baat hai, chahe abhi kuch liya na ho. Abhi emergency number par call karein: India mein 112. Unke paas rahein, shaanti se baat karein, aur dawaiyan, hathiyar aur tez cheezein unki pahunch se door rakhein. Main Echo hoon, ek AI, aur aapke liye call nahi kar sakta.\n\nKya aap abhi unke saath hain?",
  more: [
    "Sunna behas se zyada madad karta hai. Aapko kisi ko manana nahi hai: paas rahein, aur kahein ki achha hua unhone bataya.\n\nKya aap unse seedha pooch paaye?",
    "Dawaiyan, hathiyar, blade aur gaadi ki chaabi unki pahunch se door rakhein: taale mein ya ghar ke bahar.\n\nKya aaj koi dawaiyan aur baaki cheezein taale mein rakh sakta hai?",
    "Ise akele mat rakhein. Doctor is hafte unhe dekh sakte hain, aur khatre mein 112 hai.\n\nAaj is mein aapki madad kaun kar sakta hai?",
  ],
  keepAway:
    "Haan, sab kuch abhi unki pahunch se door rakhein: dawaiyan, ghar ke doosre logon ki bhi, aur koi bhi hathiyar. Seedha keh sakte hain: “Jab tak aap theek nahi hote, yeh main rakhta hoon.”",
  ownKeepAway:
    "Haan: koi doosra ise le jaye aur rakhe, jab tak yeh waqt guzar na jaye. Aapko chhoona nahi hai; bas batayein kahan hai.",
  say: "Chhoti si baat: “Main tumse pyaar karta hoon aur yahin hoon. Batane ke liye shukriya. Hum saath mein madad lenge.” Phir zyada sunein, behas na karein, aur ise raaz rakhne ka vaada na karein.",
  idea: "Nahi, poochne se yeh khayal nahi aata; isse pata chalta hai ki aapse baat ho sakti hai. Agar aapko chinta hai, to poochein.",
  calm: "Aapne sahi kiya. Aaj raat paas rahein, aur nuksaan ki cheezein door rakhein. Kal doctor se jaldi ka samay lein; agar bigde, to phir 112.\n\nAapke saath kaun hai?",
};

const TAGALOG: TheirWords = {
  urgent:
    "Kailangan na ito ng tulong ngayon, kahit wala pa siyang nainom. Tumawag na sa emergency number: 911 sa Pilipinas. Manatili sa tabi niya, magsalita nang mahinahon, at ilayo sa kanya ang mga gamot, armas at matatalim. Ako si Echo, isang AI, at hindi ako makakatawag para sa iyo.\n\nKasama mo ba siya ngayon?",
  more: [
    "Mas nakakatulong ang pakikinig kaysa pagtatalo. Wala kang kailangang kumbinsihin: manatili sa malapit, at sabihing mabuti na sinabi niya.\n\nNatanong mo na ba siya nang diretso?",
    "Ilayo sa kanya ang mga gamot, armas, talim at susi ng sasakyan: nakakandado o, mas mabuti, wala muna sa bahay.\n\nMay makakapagtago ba ngayon ng mga gamot at iba pa?",
    "Huwag itong ilihim. Makikita siya ng doktor ngayong linggo, at kapag may panganib, ang emergency number.\n\nSino ang makakatulong sa iyo ngayon?",
  ],
  keepAway:
    "Oo, ilayo na ang lahat sa kanya ngayon: ang mga gamot, pati ng iba sa bahay, at anumang armas. Masasabi mo ito nang hayag: “Itatago ko muna ito hanggang bumuti ka.”",
  ownKeepAway:
    "Oo: ibang tao ang kumuha at magtago nito hanggang lumipas ito. Hindi mo kailangang hawakan; sabihin lang kung nasaan.",
  say: "Maikli lang: “Mahal kita at nandito lang ako. Salamat at sinabi mo. Hihingi tayo ng tulong.” Pagkatapos, makinig nang higit kaysa magsalita, walang pagtatalo at walang pangakong ililihim.",
  idea: "Hindi, hindi naibibigay ng pagtatanong ang ideya; ipinapakita nitong puwede kang kausapin. Kung nag-aalala ka, magtanong.",
  calm: "Tama ang ginawa mo. Manatili sa malapit ngayong gabi, at ilayo ang maaaring makasakit. Bukas, tumawag sa doktor para sa agarang konsulta; kung lumala, tumawag muli sa emergency number.\n\nSino ang kasama mo rito?",
};

export const THEIR_FURTHER_WORDS = {
  pt: PORTUGUESE,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  hi: HINDI,
  tl: TAGALOG,
} as const;
