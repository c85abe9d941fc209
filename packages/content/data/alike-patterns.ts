/**
 * Particles and endings that often fit in one another's place: no question of the grammar drill offers one as a wrong
 * answer for another of its line (docs/content.md#patterns-that-fit-alike).
 */
const LINES = `
ni e ni-place ni-mukatte ni-mukete ni-taishite
ni to-with to-issho-ni
ni-agent kara ni-yotte ni
o-path kara
de-means de-motte ni-yotte wo-tsujite wo-tooshite wo-motte motte-sureba ni-yori to-shite
de-cause wo-kikkake-ni wo-ki-ni kara-reason node tame-cause ni-yori ni-yotte okage-de sei-de sei-ka te nakute kute shi mon mono-dakara mono-reason noda-kara toka-de ni-tsuki koto-tote yue-ni to-atte bakari-ni dake-ni dake-atte koto-dakara kara-koso ba-koso kara-ni-wa
de-place ni-oite no-moto-de de-scope no-ten-de
wo-chuushin-ni wo-hajime wo-moto-ni
no-end n-desu ka kana kashira kke no-yara ka-unknown deshou n-deshou-ka njanai-ka
ne yo yone na-end zo ze sa-end wa-end mon tte-ba no-end
mo sae sura made made-mo sae-mo demo-even datte-even dani taritomo mo-none koso mo-amount made-shite nari-to
ga-but kedo noni mono-no nimo-kakawarazu nagara-concession te-mo kuse-ni kuse-shite tsutsu to-wa-ie to-wa-iu-mono-no to-ittemo mono-wo ta-tokoro-ga to-iedomo tokoro-wo tokoro-datta-ga
wa ga-but wa-contrast ga
wa-contrast mo
dake bakari nomi bakari-wa ni-kagitte
ni-yoru-to ni-iwasereba ni-shite-mireba
sou-hearsay ndatte rashii to-iu-koto-da to-iwarete-iru to-itte-iru toka-de tte toyara
you-da rashii mitai to-mieru sou-appearance you-ni-mieru kamo-shirenai deshou to-omou hazu ni-chigai-nai ni-kimatte-iru ni-soui-nai to-omowareru kana-to-omou koto-to-omou njanai-ka mono-to-omou
you-na no-you-na-mono mitai-na you-da mitai rashii to-iu-you-na to-itta
you-ni gotoki ka-no-you toori-ni
wo-tsujite ni-watatte ni-oyobu ni-itaru-made
no-moto-de ni-oite
ni-time goro toki sai-ni ni-sai-shite ni-atatte baai ori-ni
kara kara-made de-scope
ni-tsuzuite ni-hikitsuzuki ato-de te-kara ue-de
wo-mae-ni ni-saki-datte wo-hikaete mae-ni ni-mukete ni-sakigakete ni-sai-shite ni-atatte
wo-hete ni-yotte de-means wo-tsujite ni-watatte wo-tooshite
wo-kawakiri-ni wo-kikkake-ni wo-hajime wo-ki-ni wo-sakai-ni ni-hikitsuzuki
ni-itatte ni-oyonde ni-itaru-made te-hajimete made
ni-itatte ni-itatte-wa te-kara
wo-kagiri-ni ni-kagitte wo-motte wo-sakai-ni wo-ki-ni
to-and ya nado toka oyobi narabi-ni moshikuwa naishi ka-or toyara to-with to-itta
shi ni-kuwaete ni-kuwae-ue dake-de-naku nominarazu ni-todomarazu ni-kagirazu bakari-ka hoka-ni igai-ni hiitewa wa-mochiron wa-moto-yori wa-iu-ni-oyobazu wa-oroka to-aimatte dokoro-ka mo-saru-koto-nagara ni-mo-mashite wo-toorikoshite
to-tomo-ni ni-tsurete ni-shitagatte to-aimatte to-douji-ni to-issho-ni ni-awasete ni-oujite
katagata gatera tsuide-ni katawara wo-kanete nagara ippou-de
ni-chikai mo-douzen to-onaji
to-chigatte ni-taishite ni-hanshite ni-hiki-kae to-urahara-ni ippou-de hanmen no-to-wa-chigatte ni-kurabete
mo-kamawazu wo-yoso-ni wo-mono-tomo-sezu wo-oshite nimo-kakawarazu wo-towazu ni-kakawarazu ikan-ni-kakawarazu socchinoke wa-sateoki
izashirazu madashimo wa-tomokaku wa-sateoki wa-tomo-are socchinoke wa-oroka
tote to-iedomo demo-even datte-even sae
ni-itatte-wa to-ieba to-iu-to to-naru-to to-mo-naru-to nara wa towa-definition to-iu-no-wa toshite-wa tte kara-to-itte-mo
mo-nani-mo dokoro-no-sawagi dokoro-ka dokoro-dewa-nai baai-dewa-nai
yori ni-kurabete ni-mo-mashite to-iu-yori kurai-nara ta-ijou hodo
zutsu goto-ni oki-ni atari-per ni-tsuki
gurai hodo goro kurai-da
hodo gurai mo-amount
igai-ni hoka-ni wo-nozoite wo-oite nashi-de nuki-de wo-nuki-ni shika
wo-fukumete wo-hajime gurumi goto-whole
narade-wa koso taru rashii
ni-kanshite ni-tsuite wo-megutte ni-tai-suru ni-kakawaru ni-matsuwaru ni-kakete-wa ni-taishite
wo-moto-ni ni-motozuite wo-fumaete ni-sotte ni-sokushite ni-terashite ni-nottotte ni-naratte wo-zentei-ni wo-tayori-ni wo-kikkake-ni ni-shitagatte toori-ni ni-yotte ni-oujite ni-yori
ni-kotaete ni-oujite ni-awasete ni-sotte
ni-kawatte kawari-ni ni-kawaru to-shite
kara-suru-to kara-iu-to kara-miru-to ni-totte toshite-wa ni-shite-mireba no-ten-de jou ni-iwasereba toshite-mo-noun to-shite
nashi-de nashi-ni-wa nakushite koto-naku koto-naki nuki-de wo-nuki-ni zuni nai-de
ni-shite de-total ni-shite-hajimete te-hajimete te-koso atte-no
wo-ii-koto-ni ni-kakotsukete wo-kikkake-ni
ni-tsukiru ni-hoka-naranai no-kiwami de-nakute-nan no-itari
gotoki-ni nanka nado
sono-mono koso
to-iu-fuu-ni to-iu-you-na to-iu
shidai-da ikan ni-yotte
ni-hoka-naranai ni-suginai de-shika-nai ni-chigai-nai ni-soui-nai ni-kimatte-iru to-itte-mo-kagon
desu de-aru de-gozaimasu de-irassharu
masu te-iru desu
ta katta te-shimau te-iru-state te-aru chau kiru owaru
te-iru te-iru-state tsutsu-aru tsuzukeru te-irassharu te-oru tokoro masu te-bakari-iru
te-iru-state te-aru te-oku
te-kuru te-iku tsutsu-aru
ta-koto-ga-aru mono-da-recall koto-ga-aru
tai te-hoshii tsumori you-to-omou yotei you-to-suru mashou
te-kudasai te-itadaku nasai te-itadakemasen-ka te-moraemasen-ka te-kureru te-morau te-kudasaru imperative o-kudasai te-goran te-hoshii
nai-de-kudasai te-wa-ikenai prohibition naide-hoshii nai-hou-ga-ii beki-dewa-nai mono-dewa-nai bekarazu maji n-ja-nakatta
masenka mashou mashou-ka you tara-dou you-dewa-nai-ka tara-ii
te-mo-ii te-mo-kamawanai te-mo-sashitsukae
nakute-mo-ii made-mo-nai koto-wa-nai ni-wa-oyobanai ni-mo-oyobanai ni-wa-ataranai hodo-no-koto-dewa zu-ni-sumu
te-kara ato-de ue-de te-irai te-kara-to-iu-mono shidai totan totan-ni tara te-hajimete ka-to-omou-to nari ga-hayai-ka to-douji-ni ta-kiri soba-kara
te te-kara nagara kute shi tari
mae-ni uchi-ni nu-ma-ni
toki aida-ni uchi-ni saichuu-ni tochuu-de tokoro-e tokoro-wo tara naka-wo shina-ni tabi-ni to-if
to-if tara ba nara baai to-shitara mono-nara koto-nara kagiri sae to-areba to-naru-to you-mono-nara te-wa-condition ta-ga-saigo to-omoeba motte-sureba nai-koto-ni-wa nai-kagiri
tabi-ni goto-ni ni-tsuke to-if
ku-naru te-kuru te-iku you-ni-naru to-naru to-kasu koto-ni-naru te-iku-change te-kuru-change tsutsu-aru ippou-da bakari-da
ku-adverb sa-noun
hajimeru dasu te-kuru te-kakaru
te-kuru-change hajimeru dasu
nari-nan-nari nari-to toka tari demo-suggest
tsuide-ni shina-ni
katawara aida-ni
to-and ni
owaru kiru te-shimau tsukusu nuku toosu ageru-finish hateru chau te-nokeru
te-morau te-itadaku te-kureru te-kudasaru sasete-morau sasete-kureru te-ageru te-sashiageru te-yaru
sasete-itadaku sasete-kudasai sasete-morau te-itadaku
causative causative-passive passive sasete-kureru
potential koto-ga-dekiru passive rareru-honorific uru kanenai
you-to-omou tsumori yotei to-omou you-to-suru koto-ni-suru tsumori-datta n-to-suru mashou you te-miseru
nakereba-naranai nakya nakucha nakute-wa-ikenai nai-to to-if hitsuyou-ga-aru ta-hou-ga-ii beki koto-da zaru-wo-enai te-shikaru-beki beshi nai-wake-ni-wa koto-ni-natte-iru zu-ni-wa-sumanai shika-nai hoka-nai mono-da
shika-nai hoka-nai zaru-wo-enai zu-ni-wa-irarenai naide-wa-irarenai nai-wake-ni-wa zu-ni-wa-okanai
ta-hou-ga-ii tara-ii ba-ii tara-dou hou-ga-mashi koto-da mono-da beki to-ii ni-kagiru ni-koshita-koto
te-oku te-aru toku-short ta-mama-da ppanashi mama te-iru-state
ta-bakari tokoro tate ta-tokoro
kamo-shirenai kanenai osore-ga-aru uru to-mo-kagiranai
hazu-ga-nai wake-ga-nai kkonai mono-ka sou-ni-nai sou-mo-nai ta-mono-dewa-nai te-tamaru-ka wa-shinai
n-desu wake-da to-iu-wake-da to-iu-koto-da-means mono-da to-iu-mono-da no-mo-mottomo no-mo-muri-wa-nai
you-ni-suru koto-ni-suru koto-ni-shita you-ni-shite-iru koto-ni-shite-iru koto-ni-natte-iru koto-ni-naru ta-koto-ni-suru mono-to-suru
tame-ni you-ni ni-wa-purpose no-ni-use beku n-ga-tame nai-you-ni ni-iku tsumori-de ni-mukete tame-cause
tame-ni-wa tame-ni tame-cause
nikui gatai kaneru you-ga-nai beku-mo-nai sube-ga-nai ni-shinobinai ni-taenai wake-ni-wa-ikanai
yasui gachi ppoi kanenai gimi kirai-ga-aru
ka-douka ka-unknown
mama nagara nai-de zuni ppanashi ta-kiri mama-ni toori-ni ta-mama-da
nai-de nakute zuni koto-naku zu-jimai
ba-yokatta ba-ii-noni beki-datta noni n-datta mono-wo te-yokatta
ba-ii-noni ba-ii tara-ii to-ii
te-yokatta te-nani-yori dake-mashi
youni-iu to-itte-iru
tokoro-datta sou-ni-naru
nakute-mo-ii te-mo-kamawanai
wake-de-wa-nai to-wa-kagiranai to-iu-mono-dewa-nai wake-demo-nai to-iu-wake-dewa-nai koto-ni-wa-naranai hodo-dewa-nai ni-kagitta-koto nai-de-mo-nai
darake mamire zukume ppoi
te-irai te-kara-to-iu-mono ta-kiri
to-shitemo te-mo ni-shitemo ta-tokoro-de ni-shiro to-shitara tatoe-temo ikura-temo tomo you-ga de-arou-to zu-tomo ni-shitatte to-ittemo wo-motte-shitemo
te-tamaranai te-shou-ga-nai te-naranai sugiru kiwamari-nai kagiri-da te-wa-kanawanai to-ittara-nai ttara-arya-shinai nimo-hodo-ga-aru no-kiwami no-itari koto-ka mono-da-feeling nan-no-tte kara-to-itte-mo te-yamanai ni-taenai
to-ieba to-iu-to
mushiro kaette to-iu-yori
hazu-datta tsumori-datta
hazu ni-chigai-nai
te-wa-repeat tari soba-kara
ni-atai-suru ni-taru ni-taeru kai-ga-aru dake-no-koto-wa-aru ni-amari-aru
dake-atte dake-no-koto-wa-aru dake-ni
nai-made-mo to-mademo hodo-dewa-nai
to-omoikiya ka-to-omou-to
meku rashii ppoi wo-obite
shimatsu-da ageku sue-ni
n-bakari to-bakari-ni ka-no-you sou-appearance
nai-de-mo-nai nai-koto-wa-nai nai-mono-demo-nai naku-mo-nai wake-de-wa-nai
naosu te-miru kaeru
nuku toosu tsuzukeru makuru
sokoneru sobireru te-shimau zu-jimai aguneru shiburu wasureru
uchi-ni aida-ni
te-mo-shikata-ga-nai te-mo-hajimaranai ta-tokoro-de te-moto-moto
made-da ba-sore-made te-moto-moto
kagiri kagiri-dewa
ijou-wa kara-ni-wa ue-wa ta-temae kagiri
te-demo made-shite
no-hou-ga ichiban
tomo-arou to-shita-koto-ga taru
kaomake nami-no tomo-arou
ga-seki-no-yama to-iu-tokoro-da de-shika-nai
nai-mono-ka tara-ii kana
te-kara-de-nai-to nai-koto-ni-wa nai-kagiri
te-habakaranai te-yamanai
mono-to-suru mono-to-omou
muke muki
mai you nai
masu-you-ni to-ii tara-ii
wa-shinai mo-shinai
o-negai-shimasu wo-kudasai ga-hoshii
koto-ni-emotion koto-ka
sai-ni ni-sai-shite ni-atatte
no-nominal koto-nominal
katta desu ta
kunai masen ja-nai
to-omoikiya noni
ni-yotte-wa ni-yotte
toshite-wa to-shite
mo-amount wa wa-contrast
koso wa wa-contrast
ni-oite ni-totte
wo-kawakiri-ni ni-tsuzuite
wo-mae-ni ni-mukatte
wo-kagiri-ni de-motte
ya ni-time
tte to-iu
ni-kuwaete to-tomo-ni
gurai ni-chikai
goto-ni goto-whole
wo-hajime nado
wo-hajime toka
toshite-mo-noun te-mo
ni-kotaete ni-shitagatte
ni-shitara ni-totte
ni-shitara kara-miru-to
ni-iwasereba ni-shitara
tte-ba tte
nante toka
toka-itte tte
ni-hoka-naranu ni-hoka-naranai
kunai desu
nai-de-kudasai nai-de
deshou mai
you-to-omou kana-to-omou
te-morau causative
wake-da hazu
wake-ni-wa-ikanai zaru-wo-enai
sei-de tame-ni
tabi-ni te-wa-repeat
ni-tsurete hodo
you-to-suru tokoro
tame-ni-wa no-ni-use
janai-ka njanai-ka
ndatte to-iu
sou-ni-naru sou-appearance
kaneru aguneru
totan to-tomo-ni
nimo-kakawarazu to-iu-noni
nimo-kakawarazu naka-wo
sue-ni ato-de
sue-ni ue-de
ageku ue-de
ka-to-omou-to to-omoeba
to-wa-ie to-shitemo
yori-shikata-ga-nai zaru-wo-enai
nai-kagiri ijou-wa
hodo-no-koto-dewa hodo-dewa-nai
mono-de tame-cause
ue-de-no tame-ni
soba-kara tabi-ni
to-iedomo to-shitemo
ni-wa-ataranai ni-taranai
to-mo-kagiranai to-wa-kagiranai
ni-taranai ni-wa-oyobanai
ni-taranai koto-wa-nai
ni-kakete ni-kakete-wa
sou-hearsay to-iu
to-quote you-ni
node tame-ni
katta n-desu
na-end kana
to-itte-iru toka
to-iu-you-na tte
sou-ni-naru tokoro
ni-hoka-naranai sono-mono
ori-ni aida-ni
to-ieba to-shitara
te-wa-repeat te-kara
ni-kataku-nai yasui
`;

export const alikePatterns: readonly (readonly string[])[] = LINES.trim()
  .split('\n')
  .map((line) => line.split(' '));
