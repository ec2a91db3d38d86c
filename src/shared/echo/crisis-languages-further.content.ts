import type { DangerWords } from "./crisis-languages.ts";

export const POLISH: DangerWords = {
  asked:
    "Dziękuję, że o tym piszesz. Jestem Echo, sztuczna inteligencja, i wolę zapytać wprost. Jeśli tak jest, nie zostawaj z tym bez nikogo: w wielu krajach UE działa 116 123, w innych findahelpline.com. W niebezpieczeństwie dzwoń na 112.\n\nCzy myślisz o odebraniu sobie życia?",
  said: "Dziękuję, że to mówisz; traktuję to poważnie. Jestem Echo, sztuczna inteligencja, nie mogę być przy tobie, ale człowiek może. W wielu krajach UE działa 116 123, w innych findahelpline.com. Jeśli możesz to zrobić, dzwoń teraz na 112 i odejdź od tego, czego byś użył lub użyła.\n\nCzy to dzisiaj?",
  urgent:
    "Proszę, zadzwoń teraz na numer alarmowy: 112 w UE, 911 w USA i Kanadzie. Jeśli coś zażyte, powiedz to najpierw. Odejdź od tego, co masz pod ręką, otwórz drzwi i idź do człowieka: sąsiad, ulica. Jestem Echo, sztuczna inteligencja, i nie mogę zadzwonić za ciebie.\n\nKto może być przy tobie w ciągu dziesięciu minut?",
  somebody:
    "Dobrze, że to widzisz. Zapytaj wprost: „Czy myślisz o odebraniu sobie życia?” Pytanie nie podsuwa pomysłu. Nie zostawiaj tej osoby samej; jeśli to może być wkrótce albo coś zażyła, dzwoń na 112.\n\nCzy wiesz, gdzie ta osoba teraz jest?",
  abuse:
    "Przykro mi, że to się dzieje. To nie twoja wina. W niebezpieczeństwie idź tam, gdzie są ludzie, i dzwoń na 112. findahelpline.com pokazuje linie w twoim kraju. Jeśli ktoś przegląda to urządzenie, usuń tę rozmowę.\n\nCzy w tej chwili jesteś w bezpiecznym miejscu?",
  others:
    "Dziękuję, że to mówisz, zamiast to zrobić. Najpierw odległość: inny pokój, dwór. Jeśli możesz kogoś skrzywdzić, dzwoń na 112 i powiedz to tak.\n\nCzy możesz teraz odejść?",
  medical:
    "To może wymagać pomocy lekarskiej już teraz. Zadzwoń na 112 na głośnomówiącym, powiedz, gdzie jesteś, i rób, co ci powiedzą.\n\nCzy możesz teraz zadzwonić?",
  more: [
    "Nadal tu jestem i wierzę ci. Człowiek może to z tobą unieść tak, jak ja nie mogę: ktoś zaufany, lekarz, 116 123.\n\nKto mógłby dziś być przy tobie?",
    "O czymkolwiek myślisz, z daleka jest bezpieczniej: oddaj to komuś albo idź tam, gdzie tego nie ma. W niebezpieczeństwie 112.\n\nCzy masz coś takiego w pobliżu?",
    "Nie musisz wszystkiego tłumaczyć. Wystarczy zdanie: „Źle ze mną, możesz przyjść?” Jeśli to może być dziś, dzwoń na 112.\n\nKomu powiesz to najpierw?",
    "Lekarz albo psycholog może pomóc z tym, co jest pod spodem, i słyszał to już wcześniej. Wystarczy: „Myślę o śmierci i potrzebuję pomocy.”\n\nCzy jest lekarz, do którego można pójść jutro?",
    "Złe godziny narastają, a potem słabną. Zimna woda na twarz, miejsce, gdzie są ludzie, głos w telefonie: to nie musi rozwiązać wszystkiego, tylko pomóc przetrwać tę godzinę.\n\nCo już kiedyś pomogło, choć trochę?",
  ],
  barrier:
    "Ten lęk ma swoje powody i nie będę z nim dyskutować. Rozmowa do niczego nie zobowiązuje: nie trzeba podawać nazwiska i zawsze można się rozłączyć. Ktoś znajomy liczy się tak samo jak telefon zaufania.\n\nCo byłoby najmniej trudne: napisać do kogoś, poprosić, żeby ktoś przyszedł, czy pójść do kogoś?",
  named:
    "Ta osoba może być obok, a ja nie mogę. Zadzwoń albo zapukaj, nawet późno: „Nie jest ze mną dobrze i nie chcę być w tym sam. Możesz ze mną zostać?”\n\nCzy można to zrobić teraz, przed dalszym pisaniem?",
  unknown:
    "Tego nie wiem na pewno i nie chcę zgadywać. Osoba, która odbierze, może to powiedzieć, bezpłatnie i bez podawania nazwiska; zapytaj dokładnie tymi słowami.",
  leaving:
    "Zanim pójdziesz: proszę, nie zostawaj z tym bez nikogo. Zostaw telefon włączony i zadzwoń do kogoś, na 116 123 albo na 112.\n\nCzy chcesz sobie dziś coś zrobić?",
  calm: "Bardzo się cieszę. Zostań przy tej osobie, z dala od tego, co mogłoby ci zaszkodzić. Gdy będzie spokojniej, lekarz pomoże z resztą. Jestem tutaj.",
  cleared:
    "Dziękuję, że to mówisz wprost; wyczytałem za dużo. Gdyby kiedyś było tak ciemno: w wielu krajach UE jest 116 123, w innych findahelpline.com.",
  line: "Po polsku: w niebezpieczeństwie dzwoń na 112; w wielu krajach UE słucha 116 123.",
};

export const HINDI: DangerWords = {
  asked:
    "Batane ke liye shukriya. Main Echo hoon, ek AI, aur seedha poochna behtar samajhta hoon. Agar aisa hai to akele mat rahiye: findahelpline.com par aapke desh ki free helpline hai. Khatra ho to emergency number par call kijiye.\n\nKya aap apni jaan lene ke baare mein soch rahe hain?",
  said: "Yeh batane ke liye shukriya; main ise gambhirta se le raha hoon. Main Echo hoon, ek AI, aapke paas nahi aa sakta, lekin koi insaan aa sakta hai. findahelpline.com par free helpline hai. Agar aap kuch kar sakte hain to abhi emergency number par call kijiye aur us cheez se door ho jaiye.\n\nKya yeh aaj ki baat hai?",
  urgent:
    "Please abhi apne desh ke emergency number par call kijiye (US aur Canada mein 911, Europe mein 112). Agar kuch khaya ya piya hai to pehle wahi bataiye. Us cheez se door jaiye, darwaza kholiye, kisi ke paas jaiye: padosi, gali. Main Echo hoon, ek AI, aapke liye call nahi kar sakta.\n\nAgle das minute mein kaun aapke paas ho sakta hai?",
  somebody:
    "Aapka dhyan dena sahi hai. Unse seedha poochiye: “Kya tum apni jaan lene ke baare mein soch rahe ho?” Poochne se khayal nahi aata. Unhe akela mat chhodiye; agar jaldi ho sakta hai ya kuch kha liya hai to emergency number par call kijiye.\n\nKya aapko pata hai ki woh abhi kahan hain?",
  abuse:
    "Mujhe afsos hai ki aapke saath yeh ho raha hai. Isme aapki galti nahi hai. Khatra ho to wahan jaiye jahan log hon aur emergency number par call kijiye. findahelpline.com par aapke desh ki lines hain. Agar koi yeh phone dekhta hai to yeh baat mita dijiye.\n\nKya aap is waqt safe hain?",
  others:
    "Karne ke bajay batane ke liye shukriya. Pehle doori: doosra kamra, bahar. Agar aap kisi ko chot pahuncha sakte hain to emergency number par call karke yahi kahiye.\n\nKya aap abhi wahan se door ja sakte hain?",
  medical:
    "Isme abhi doctor ki zaroorat ho sakti hai. Speaker par emergency number par call kijiye, bataiye ki aap kahan hain, aur jo woh kahen wahi kijiye.\n\nKya aap abhi call kar sakte hain?",
  more: [
    "Main yahin hoon, aur aap par yakeen karta hoon. Koi insaan aapke saath yeh utha sakta hai: koi apna, doctor, ya findahelpline.com ki line.\n\nAaj kaun aapke saath reh sakta hai?",
    "Jo bhi aapne socha ho, woh door ho to zyada surakshit hai: kisi ko de dijiye ya wahan se hat jaiye. Khatra ho to emergency number.\n\nKya aapke paas aisi koi cheez hai?",
    "Sab kuch samjhana zaroori nahi. Ek baat kaafi hai: “Main theek nahi hoon, kya tum aa sakte ho?” Agar aaj ho sakta hai to emergency number par call kijiye.\n\nAap sabse pehle kisse kahenge?",
    "Doctor ya counsellor is mein madad kar sakte hain, aur unhone yeh pehle bhi suna hai. Itna kehna kaafi hai: “Mujhe marne ke khayal aate hain, madad chahiye.”\n\nKya koi doctor hai jiske paas aap kal ja sakte hain?",
    "Mushkil ghante badhte hain aur phir kam hote hain. Chehre par thanda paani, logon ke beech jaana, phone par kisi ki awaaz: sab theek karna zaroori nahi, bas yeh ghanta nikalna hai.\n\nPehle kis cheez se thoda bhi aaraam mila tha?",
  ],
  barrier:
    "Yeh dar samajh mein aata hai, main behas nahi karunga. Baat karne se kuch tay nahi hota: naam batana zaroori nahi, aur kabhi bhi phone rakh sakte hain. Koi jaan-pehchaan ka insaan bhi utna hi kaam aata hai.\n\nSabse kam mushkil kya hoga: kisi ko likhna, kisi ko bulana, ya khud jaana?",
  named:
    "Woh insaan aapke paas ho sakta hai, main nahi ho sakta. Raat ho tab bhi likhiye ya phone kijiye: “Main theek nahi hoon, akela nahi rehna chahta. Kya tum baat kar sakte ho?”\n\nKya aap yeh abhi kar sakte hain, aage likhne se pehle?",
  unknown:
    "Yeh mujhe pakka nahi pata, aur main andaza nahi lagana chahta. Line par koi bata sakta hai, muft mein aur bina naam ke; unse bilkul aise hi puchhiye.",
  leaving:
    "Jaane se pehle: please ismein akele mat rahiye. Phone on rakhiye aur kisi ko call kijiye, findahelpline.com ki line ya emergency number.\n\nKya aap aaj khud ko nuksan pahunchane wale hain?",
  calm: "Mujhe sach mein khushi hai. Unke paas rahiye, aur nuksan wali cheez se door. Jab shanti ho to doctor aage madad kar sakte hain. Main yahin hoon.",
  cleared:
    "Saaf batane ke liye shukriya; maine zyada samajh liya. Agar kabhi itna andhera lage to findahelpline.com par free line hai.",
  line: "Hindi mein: khatra ho to emergency number par call kijiye; findahelpline.com par free line hai.",
};

export const TAGALOG: DangerWords = {
  asked:
    "Salamat at sinabi mo. Ako si Echo, isang AI, at mas gusto kong magtanong nang diretso. Kung ganoon nga, huwag kang mag-isa: nasa findahelpline.com ang libreng linya sa bansa mo, at 988 sa US at Canada. Kung may panganib, tumawag sa emergency number.\n\nIniisip mo bang wakasan ang buhay mo?",
  said: "Salamat sa pagsabi; seryoso ko itong tinatanggap. Ako si Echo, isang AI, at hindi kita masasamahan, pero may taong makakagawa niyan. Nasa findahelpline.com ang libreng linya, 988 sa US at Canada. Kung magagawa mo ito, tumawag na sa emergency number at lumayo sa bagay na gagamitin mo.\n\nNgayon ba ito?",
  urgent:
    "Pakiusap, tumawag ka na ngayon sa emergency number (911 sa US at Canada, 112 sa Europe). Kung may nainom ka, iyon ang unahin mong sabihin. Lumayo sa gagamitin mo, buksan ang pinto, at pumunta sa ibang tao: kapitbahay, kalye. Ako si Echo, isang AI, at hindi ako makakatawag para sa iyo.\n\nSino ang makakasama mo sa susunod na sampung minuto?",
  somebody:
    "Tama ang pag-aalala mo. Tanungin mo nang diretso: “Iniisip mo bang wakasan ang buhay mo?” Hindi nagbibigay ng ideya ang pagtatanong. Huwag siyang iwang mag-isa; kung malapit na o may nainom, tumawag sa emergency number.\n\nAlam mo ba kung nasaan siya ngayon?",
  abuse:
    "Nalulungkot ako na nangyayari ito sa iyo. Hindi mo kasalanan. Kung may panganib, pumunta kung saan may tao at tumawag sa emergency number. Nasa findahelpline.com ang mga linya sa bansa mo. Kung may tumitingin sa teleponong ito, burahin ang usapang ito.\n\nLigtas ka ba ngayon?",
  others:
    "Salamat at sinabi mo sa halip na gawin. Lumayo muna: ibang kuwarto, sa labas. Kung maaari kang manakit, tumawag sa emergency number at sabihin iyon.\n\nMakakalayo ka ba ngayon?",
  medical:
    "Maaaring kailangan na nito ng doktor. Tumawag sa emergency number nang naka-speaker, sabihin kung nasaan ka, at sundin ang sasabihin nila.\n\nMakakatawag ka ba ngayon?",
  more: [
    "Nandito pa ako, at naniniwala ako sa iyo. Kaya itong dalhin ng isang tao kasama mo: kapamilya, kaibigan, doktor, o linya sa findahelpline.com.\n\nSino ang makakasama mo ngayong araw?",
    "Anuman ang naisip mo, mas ligtas kung malayo: ibigay sa iba o umalis kung nasaan iyon. Kung may panganib, emergency number.\n\nMay malapit ba sa iyo na maaari mong gamitin?",
    "Hindi mo kailangang ipaliwanag lahat. Sapat na ang: “Hindi ako okay, puwede ka bang pumunta?” Kung maaaring ngayon, tumawag sa emergency number.\n\nKanino mo ito unang sasabihin?",
    "Makakatulong ang doktor o counselor sa kung ano ang nasa ilalim nito, at narinig na nila ito dati. Sapat na ang “Naiisip kong mamatay at kailangan ko ng tulong.”\n\nMay doktor ba na puwede mong puntahan bukas?",
    "Tumataas at humuhupa ang masasamang oras. Malamig na tubig sa mukha, pumunta sa may mga tao, boses sa telepono: hindi kailangang lutasin ang lahat, malampasan lang ang oras na ito.\n\nAno ang nakatulong noon, kahit kaunti?",
  ],
  barrier:
    "May dahilan ang takot na iyan, at hindi ako makikipagtalo. Hindi kailangang magbigay ng pangalan, at puwedeng ibaba anumang oras. Ang taong kilala mo ay kasinghalaga ng linya.\n\nAlin ang hindi gaanong mahirap: sumulat sa isang tao, papuntahin siya, o ikaw ang pumunta?",
  named:
    "Makakasama mo ang taong iyan, ako hindi. Tumawag o kumatok, kahit gabi na: “Hindi ako okay at ayaw kong mag-isa. Puwede mo ba akong samahan?”\n\nMagagawa mo ba iyan ngayon, bago ka magsulat ulit?",
  unknown:
    "Hindi ko iyon tiyak na alam, at ayokong manghula. Masasabi ng sasagot sa linya, libre at hindi kailangan ang pangalan; itanong mo sa ganyang mga salita.",
  leaving:
    "Bago ka umalis: pakiusap, huwag kang mag-isa rito. Iwang bukas ang telepono at tumawag sa isang tao, sa linya sa findahelpline.com, o sa emergency number.\n\nSasaktan mo ba ang sarili mo ngayon?",
  calm: "Natutuwa talaga ako. Manatili sa tabi niya, at malayo sa bagay na makakasakit. Kapag kalmado na, matutulungan ka ng doktor sa susunod. Nandito ako.",
  cleared:
    "Salamat sa paglilinaw; nasobrahan ako ng basa. Kung dumilim man nang ganoon, may libreng linya sa findahelpline.com, at 988 sa US at Canada.",
  line: "Sa Tagalog: kung may panganib, tumawag sa emergency number; nasa findahelpline.com ang libreng linya.",
};
