import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/photo/form': [
    'Osallistuminen kuvakilpailuun',
    'Entry to the photo contest',
    'Deltagande i fototävlingen',
    'Teilnahme am Fotowettbewerb',
  ],
  '/photo/photo-part': ['Kuvasi', 'Your photo', 'Din bild', 'Ihr Foto'],
  '/photo/file': ['Kilpailukuva', 'Photo for the contest', 'Tävlingsbild', 'Wettbewerbsfoto'],
  '/photo/file-hint': [
    'Yksi kuva, alle 15 MB. Puhelimella otettu kelpaa hyvin.',
    'One picture under 15 MB. One taken with a phone is fine.',
    'En bild under 15 MB. En mobilbild går utmärkt.',
    'Ein Bild unter 15 MB. Ein Handyfoto ist völlig in Ordnung.',
  ],
  '/photo/contact': [
    'Miten kerromme, jos voitat?',
    'How may we tell you if you win?',
    'Hur får vi meddela dig om du vinner?',
    'Wie dürfen wir Ihnen einen Gewinn mitteilen?',
  ],
  '/photo/rules': [
    'Olen ottanut kuvan itse ja hyväksyn kilpailun säännöt.',
    'I have taken the photo myself and accept the rules of the contest.',
    'Jag har själv tagit bilden och godkänner tävlingens regler.',
    'Ich habe das Foto selbst aufgenommen und stimme den Teilnahmebedingungen zu.',
  ],
  '/photo/rules-listed': [
    'Kilpailun säännöt',
    'Rules of the contest',
    'Tävlingens regler',
    'Teilnahmebedingungen',
  ],
  '/photo/thanks': [
    // Also without a photo, which is not required [FOTH-05].
    'Kiitos! Olet mukana kilpailussa.',
    'Thank you! You are in the contest.',
    'Tack! Du är med i tävlingen.',
    'Vielen Dank! Sie nehmen am Wettbewerb teil.',
  ],
});
