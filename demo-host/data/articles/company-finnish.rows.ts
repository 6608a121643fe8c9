import type { ArticleRow } from './rows';

export const companyFinnish: readonly ArticleRow[] = [
  [
    '/konserni',
    'Hyvää ruokaa vuodesta 1903',
    'Atria on yksi Pohjoismaiden johtavista ruokataloista. Teemme tuhansien perhetilojen työstä ruokaa koteihin, ravintoloihin ja kouluihin.',
    'plant',
    [
      'Viljelijöiden osuuskunnasta on kasvanut pörssiyhtiö, jossa työskentelee noin 4 000 ihmistä Suomessa, Ruotsissa, Tanskassa ja Virossa. Juuret ovat yhä samassa maassa: tuottajat omistavat yhtiöstä suurimman osan.',
      'Valmistamme leikkeleitä, makkaroita, lihaa, siipikarjaa ja valmisruokia merkeillä, joiden parissa on kasvettu. Ajatus on kaikissa sama: hyvä ruoka – parempi mieli.',
    ],
  ],
  [
    '/konserni/strategia',
    'Kasvua siitä, mitä syödään tavallisena päivänä',
    'Siipikarja, valmisruoka ja helppous kasvavat, ja tuore liha pysyy työmme ytimessä. Näihin perustuu strategiamme.',
    'report',
    [
      'Investoimme sinne, missä syöminen muuttuu. Nurmon uusi siipikarjatehdas, laajempi valmisruokavalikoima ja vahvempi Food Service -liiketoiminta tuovat kestävää kasvua.',
      'Kannattavuudesta pidämme huolta tehokkailla tehtailla, pienemmällä hävikillä ja yhteisillä ostoilla. Jokainen askel mitataan ja kerrotaan.',
    ],
  ],
  [
    '/konserni/liiketoiminta-alueet',
    'Kolme aluetta, yksi tapa tehdä',
    'Atria Suomi, Atria Ruotsi sekä Atria Tanska & Viro tuntevat kukin omat ruokapöytänsä. Laadusta ja huolenpidosta pidetään kiinni samalla tavalla kaikkialla.',
    'market',
    [
      'Atria Suomi on alueista suurin: se teurastaa, leikkaa ja valmistaa Nurmossa, Kauhajoella, Sahalahdella ja Jyväskylässä. Atria Ruotsin tunnetuimmat merkit ovat Lithells, Lönneberga, Ridderheims ja Sibylla.',
      'Tanska ja Viro täydentävät kokonaisuutta Aalborgin leikkeleillä ja Valgan ketjulla pellolta pöytään. Hyvät ideat kulkevat alueelta toiselle nopeasti.',
    ],
  ],
  [
    '/konserni/johto',
    'Ihmiset työn johdossa',
    'Konsernin johtoryhmä kokoontuu joka kuukausi, useimmiten jollakin tehtaista. Siellä ruokaa koskevat päätökset kuuluukin tehdä.',
    'people',
    [
      'Johtoryhmään kuuluvat toimitusjohtaja, liiketoiminta-alueiden johtajat sekä talouden, henkilöstön ja vastuullisuuden johtajat. Jokaisella on omat, julkiset tavoitteensa.',
      'Yhtiökokous valitsee hallintoneuvoston, joka valvoo hallitusta. Jäsenet ja omistukset luetellaan vuosikertomuksessa.',
    ],
  ],
  [
    '/konserni/historia',
    'Yli vuosisata ruokapöydässä',
    'Vuonna 1903 joukko isäntiä päätti myydä karjansa yhdessä. Loppu on makkaraa, reseptejä ja aika lailla sitkeää työtä.',
    'farm',
    [
      'Ensimmäiset tehtaat rakennettiin radan varteen, jotta liha ehti kaupunkiin tuoreena. Kylmäkoneet tulivat 30-luvulla, pakatut leikkeleet 50-luvulla ja ensimmäiset uuniateriat 70-luvulla.',
      'Vuonna 1991 osuuskunnat yhdistivät voimansa ja Atria listautui pörssiin. Perhetilan nimi on painettu pakkaukseen vuodesta 2010.',
    ],
  ],
  [
    '/sijoittajat',
    'Vakaata ruokaa, vakaata kasvua',
    'Ihmiset syövät joka päivä, hyvinä ja huonoina aikoina. Atria tarjoaa omistajilleen vahvat merkit, oman alkuperäketjun ja vakaan osinkopolitiikan.',
    'report',
    [
      'Tavoitteemme ovat viiden prosentin liikevoitto, kymmenen prosentin oman pääoman tuotto ja 40 prosentin omavaraisuus. Osinkona jaamme puolet tilikauden tuloksesta.',
      'Näiltä sivuilta löydät raportit, osaketiedot, kalenterin ja hallinnoinnin. Jos jotain puuttuu, sijoittajasuhteet auttaa mielellään.',
    ],
  ],
  [
    '/sijoittajat/raportit',
    'Raportit ja esitykset',
    'Neljä kertaa vuodessa kerromme, miten on mennyt – lukuina ja selvällä suomella. Raportit julkaistaan samaan aikaan suomeksi ja englanniksi.',
    'report',
    [
      'Vuosikertomus kokoaa tilinpäätöksen, hallituksen katsauksen ja vastuullisuustyön. Osavuosikatsaukset ilmestyvät huhti-, heinä- ja lokakuussa kello kahdeksan.',
      'Esitykset ja tulostilaisuuksien tallenteet ovat nähtävillä viisi vuotta. Vanhemmat raportit lähetämme pyynnöstä.',
    ],
  ],
  [
    '/sijoittajat/osake',
    'Osake lyhyesti',
    'Atrian A-osake on ollut Helsingin pörssissä vuodesta 1991. Se on osake niille, jotka pitävät ruoasta ja kärsivällisyydestä.',
    'report',
    [
      'Osakesarjoja on kaksi: kaupankäynnin kohteena oleva A ja tuottajaosuuskuntien KII. Molemmilla on sama oikeus osinkoon.',
      'Viime vuoden lopussa yhtiöllä oli noin 15 000 omistajaa. Useimmat ovat yksityishenkilöitä, ja moni heistä on myös asiakkaamme.',
    ],
  ],
  [
    '/sijoittajat/kalenteri',
    'Päivät muistiin',
    'Tulokset julkaistaan kello kahdeksan aamulla. Ennen jokaista julkistusta pidämme kolmenkymmenen päivän hiljaisen jakson.',
    'report',
    [
      'Tilinpäätös julkaistaan helmikuussa, yhtiökokous kokoontuu Seinäjoella huhtikuussa, ja osavuosikatsaukset seuraavat huhti-, heinä- ja lokakuussa.',
      'Kerran vuodessa kutsumme sijoittajat ja analyytikot tehtaalle. Grilli on aina kuumana.',
    ],
  ],
  [
    '/sijoittajat/hallinnointi',
    'Selvät säännöt, avoimet kirjat',
    'Atria noudattaa suomalaista hallinnointikoodia. Samat periaatteet ohjaavat pieniäkin päätöksiä: sano mitä teet ja tee mitä sanot.',
    'report',
    [
      'Yhtiökokous valitsee hallintoneuvoston, joka valvoo hallituksen työtä. Tilintarkastajat ja sisäinen tarkastus raportoivat hallituksen valiokunnille.',
      'Toimintaohjeemme koskee jokaista, joka työskentelee meille tai toimittaa meille. Huolestaan voi kertoa nimettömästi.',
    ],
  ],
  [
    '/vastuullisuus',
    'Hyvän ruoan on kestettävä',
    'Haluamme, että koko ruokaketjumme on vielä hiilineutraali. Aloitamme sieltä, missä vaikutus on suurin: tiloilta ja pelloilta.',
    'field',
    [
      'Yhdeksän kymmenesosaa lihan ilmastovaikutuksesta syntyy ennen tehdasta. Siksi kehitämme rehua, nurmea ja lannan käyttöä yhdessä tuottajien kanssa ja maksamme tuloksista.',
      'Tehtaillamme käytämme uusiutuvaa sähköä, otamme lämmön talteen ja säästämme vettä. Loppu tehdään pöydässä – syömällä se, mikä on keitetty.',
    ],
  ],
  [
    '/vastuullisuus/ilmasto',
    'Pellolta pöytään pienemmällä jäljellä',
    'Olemme luvanneet puolittaa tehtaidemme päästöt vuoteen 2030 mennessä ja pienentää ketjun päästöjä viidenneksellä. Toistaiseksi olemme etuajassa.',
    'field',
    [
      'Nurmon aurinkovoimala on Suomen suurimpia. Kylmäkoneiden lämpö lämmittää pesuvedet, ja kuorma-autot kulkevat sivuvirroista tehdyllä biokaasulla.',
      'Tiloilla hiilijalanjälki mitataan tutkijoiden kanssa tehdyllä laskurilla. Se näyttää viljelijälle, mikä muutos kannattaa tehdä ensin.',
    ],
  ],
  [
    '/vastuullisuus/elaimet',
    'Eläin, joka voi hyvin',
    'Terve eläin kasvaa paremmin eikä tarvitse lääkkeitä. Siksi hyvinvointia mitataan jokaisella sopimustilalla, ja hyvästä tuloksesta maksetaan.',
    'cows',
    [
      'Sioillamme on saparot tallella, eikä broilereille anneta antibiootteja kasvun vauhdittamiseen. Suomalainen broileri on kasvanut kokonaan ilman antibiootteja jo vuosia.',
      'Eläinlääkäri käy tilalla säännöllisesti, ja käynnit kirjataan seurantaan. Kuljetusmatkat ovat lyhyitä ja kuljettajat tehtävään koulutettuja.',
    ],
  ],
  [
    '/vastuullisuus/ihmiset',
    'Turvallinen työpäivä',
    'Jokaisen pakkauksen takana on ihmisiä: viljelijöitä, leikkaajia, kokkeja ja kuljettajia. Jokaisen kuuluu päästä kotiin yhtä hyvässä kunnossa kuin lähti.',
    'people',
    [
      'Tapaturmat ovat puolittuneet kymmenessä vuodessa, koska läheltä piti -tilanteista kerrotaan ja ne korjataan samana päivänä. Parhaat ideat ovat tulleet linjalta.',
      'Koulutamme itse lihanleikkaajia ja kunnossapitäjiä ja tarjoamme kesätyön yli tuhannelle nuorelle. Moni heistä jää.',
    ],
  ],
  [
    '/ajankohtaista/mediapankki',
    'Kuvat ja logot medialle',
    'Täältä löydät kuvia tehtaista, tuotteista ja ihmisistä. Ne ovat vapaasti käytettävissä Atriaa koskeviin juttuihin, kunhan kuvaaja mainitaan.',
    'people',
    [
      'Logot ovat vektorimuodossa painoon ja ruudulle; niiden ympärille jäävä tila kuuluu merkkiin. Tuotekuvissa ovat pakkaukset, jotka ovat nyt kaupoissa.',
      'Jos tarvitset jotain muuta kiireellä, soita viestintään arkisin klo 8–16: 020 472 8111.',
    ],
  ],
  [
    '/ura',
    'Työ, joka maistuu',
    'Joku meistä leikkaa lihaa, joku kirjoittaa koodia ja joku maistaa työkseen makkaraa. Yhteistä on ruoka, jota pari miljoonaa suomalaista syö joka viikko.',
    'people',
    [
      'Saat kunnon perehdytyksen, työkaverin joka osaa hommansa ja sananvaltaa siihen, miten työ tehdään. Vuorot suunnitellaan ajoissa, ja perjantain lounaan tarjoaa talo.',
      'Töitä on Nurmossa, Kauhajoella, Jyväskylässä ja Sahalahdella. Katso, mitä nyt on auki.',
    ],
  ],
  [
    '/ura/tyopaikat',
    'Avoimet työpaikat',
    'Etsimme leikkaajia, kunnossapitäjiä, tuotekehittäjiä ja kesätyöntekijöitä. Eikö alalta ole kokemusta? Uteliaisuudella pääsee pitkälle.',
    'kitchen',
    [
      'Lähetä hakemus omin sanoin ja kerro, mitä haluaisit oppia. Vastaamme jokaiselle kahden viikon kuluessa.',
      'Kesätyöhaku on auki tammikuusta helmikuun puoliväliin. Pakkaamoon pääsee 16-vuotiaana ja linjalle 18-vuotiaana.',
    ],
  ],
  [
    '/yhteystiedot',
    'Ota yhteyttä',
    'Koskipa asiasi osaketta, juttua tai makkaraa, oikea ihminen on yhden puhelun päässä.',
    'people',
    [
      'Pääkonttori: Itikanmäenkatu 3, Seinäjoki. Vaihde palvelee arkisin klo 8–16 numerossa 020 472 8111.',
      'Sijoittajasuhteet: ir@atria.example. Viestintä: viestinta@atria.example. Tuotteita koskeviin kysymyksiin vastaa kuluttajapalvelu.',
    ],
  ],
];
