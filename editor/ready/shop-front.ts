import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const shopFront: ReadyPage = (say) => {
  const card = (header: string, image: string, link: string) => ({
    ...{ type: 'headerImageSquare', header, image, link, ctaButton: say('Katso', 'Look') },
  });
  return [
    heading(say('Lihatiskin parhaat kotiin', 'The best of the counter, at your door')),
    paragraph(
      say(
        'Tilaa arkisin ennen kello 12, niin tuomme lihat kylmänä ovellesi seuraavana päivänä.',
        'Order by noon on a weekday, and your meat comes chilled to your door the next day.',
      ),
    ),
    widget('hero-carousel', {
      autoplay: false,
      images: [
        {
          image: '/pictures/cut-steak-viikonloppu.svg',
          imgText: say('Viikonlopun pihvit', 'Steaks for the weekend'),
        },
      ],
    }),
    widget('delivery-check'),
    widget('card-grid', {
      heading: say('Tällä viikolla', 'This week'),
      columns: 'three',
      cards: [
        card(
          say('Grillipaketit', 'Boxes for the grill'),
          '/pictures/cut-box-grilli.svg',
          '/lihakauppa/paketit',
        ),
        card(
          say('Naudan parhaat palat', 'The best cuts of beef'),
          '/pictures/cut-steak-nauta.svg',
          '/lihakauppa/nauta',
        ),
        card(
          say('Makkarat', 'Sausages'),
          '/pictures/cut-sausage-tuore.svg',
          '/lihakauppa/makkarat',
        ),
      ],
    }),
    subheading(say('Kaikki tuotteet', 'All products')),
    widget('shop-product-search', { pageSize: 8 }),
    widget('accordion', {
      items: [
        {
          heading: say('Minne toimitatte?', 'Where do you deliver?'),
          content: say(
            'Pääkaupunkiseudulle, Tampereelle, Turkuun ja Seinäjoelle. Tarkista oma osoitteesi ylempänä postinumerolla.',
            'To Helsinki, Tampere, Turku and Seinäjoki. Check your address by its postal code, further up.',
          ),
        },
        {
          heading: say('Miten lihat pysyvät kylminä?', 'How does the meat stay cold?'),
          content: say(
            'Pakkaamme ne eristettyyn laatikkoon kylmäelementtien kanssa. Ne säilyvät ovella neljä tuntia.',
            'It comes in an insulated box with cold packs, and keeps for four hours at your door.',
          ),
        },
      ],
    }),
    widget('newsletter-form', {
      variant: 'shop',
      heading: say('Lihamestarin kirje', 'The butcher’s letter'),
      text: say(
        'Uudet palat, tarjoukset ja kypsennysohjeet ennen muita.',
        'New cuts, offers and how to cook them, before anybody else.',
      ),
    }),
  ];
};
