import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const shopFront: ReadyPage = (say) => {
  const card = (header: string, image: string, link: string) => ({
    ...{
      type: 'headerImageSquare',
      header,
      image,
      link,
      ctaButton: say('Katso', 'Look', 'Se mer', 'Ansehen'),
    },
  });
  return [
    heading(
      say(
        'Lihatiskin parhaat kotiin',
        'The best of the counter, at your door',
        'Det bästa ur köttdisken hem till dig',
        'Das Beste von der Fleischtheke, bis an Ihre Tür',
      ),
    ),
    paragraph(
      say(
        'Tilaa arkisin ennen kello 12, niin tuomme lihat kylmänä ovellesi seuraavana päivänä.',
        'Order by noon on a weekday, and your meat comes chilled to your door the next day.',
        'Beställ före klockan 12 på en vardag, så kommer köttet kylt till din dörr nästa dag.',
        'Werktags bis 12 Uhr bestellt, kommt das Fleisch am nächsten Tag gekühlt an Ihre Tür.',
      ),
    ),
    widget('hero-carousel', {
      autoplay: false,
      images: [
        {
          image: '/pictures/cut-steak-viikonloppu.svg',
          imgText: say(
            'Viikonlopun pihvit',
            'Steaks for the weekend',
            'Helgens biffar',
            'Steaks für das Wochenende',
          ),
        },
      ],
    }),
    widget('delivery-check'),
    widget('card-grid', {
      heading: say('Tällä viikolla', 'This week', 'Den här veckan', 'In dieser Woche'),
      columns: 'three',
      cards: [
        card(
          say('Grillipaketit', 'Boxes for the grill', 'Grillpaket', 'Grillpakete'),
          '/pictures/cut-box-grilli.svg',
          '/lihakauppa/paketit',
        ),
        card(
          say(
            'Naudan parhaat palat',
            'The best cuts of beef',
            'De bästa bitarna av nöt',
            'Die besten Stücke vom Rind',
          ),
          '/pictures/cut-steak-nauta.svg',
          '/lihakauppa/nauta',
        ),
        card(
          say('Makkarat', 'Sausages', 'Korvar', 'Würste'),
          '/pictures/cut-sausage-tuore.svg',
          '/lihakauppa/makkarat',
        ),
      ],
    }),
    subheading(say('Kaikki tuotteet', 'All products', 'Alla produkter', 'Alle Produkte')),
    widget('shop-product-search', { pageSize: 8 }),
    widget('accordion', {
      items: [
        {
          heading: say(
            'Minne toimitatte?',
            'Where do you deliver?',
            'Vart levererar ni?',
            'Wohin liefern Sie?',
          ),
          content: say(
            'Pääkaupunkiseudulle, Tampereelle, Turkuun ja Seinäjoelle. Tarkista oma osoitteesi ylempänä postinumerolla.',
            'To Helsinki, Tampere, Turku and Seinäjoki. Check your address by its postal code, further up.',
            'Till huvudstadsregionen, Tammerfors, Åbo och Seinäjoki. Kontrollera din adress med postnumret längre upp.',
            'Nach Helsinki, Tampere, Turku und Seinäjoki. Prüfen Sie weiter oben Ihre Postleitzahl.',
          ),
        },
        {
          heading: say(
            'Miten lihat pysyvät kylminä?',
            'How does the meat stay cold?',
            'Hur hålls köttet kallt?',
            'Wie bleibt das Fleisch kalt?',
          ),
          content: say(
            'Pakkaamme ne eristettyyn laatikkoon kylmäelementtien kanssa. Ne säilyvät ovella neljä tuntia.',
            'It comes in an insulated box with cold packs, and keeps for four hours at your door.',
            'Det packas i en isolerad låda med kylklampar och håller sig vid dörren i fyra timmar.',
            'Es kommt in einer isolierten Kiste mit Kühlelementen und hält sich vor der Tür vier Stunden.',
          ),
        },
      ],
    }),
    widget('newsletter-form', {
      variant: 'shop',
      heading: say(
        'Lihamestarin kirje',
        'The butcher’s letter',
        'Slaktarens brev',
        'Der Brief vom Metzger',
      ),
      text: say(
        'Uudet palat, tarjoukset ja kypsennysohjeet ennen muita.',
        'New cuts, offers and how to cook them, before anybody else.',
        'Nya bitar, erbjudanden och tillagningsråd före alla andra.',
        'Neue Stücke, Angebote und Tipps zum Garen, früher als alle anderen.',
      ),
    }),
  ];
};
