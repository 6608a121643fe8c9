import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/overlay/subscribed': {
    fi: 'Seuraava kirje tulee sähköpostiisi. Tilauksen voi perua milloin vain kirjeen lopusta.',
    en: 'The next letter comes to your e-mail. You can unsubscribe at any time at its end.',
    se: 'Nästa brev kommer till din e-post. Du kan avsluta prenumerationen när som helst i brevets slut.',
    de: 'Der nächste Brief kommt per E-Mail. Sie können ihn jederzeit am Ende des Briefs abbestellen.',
  },
});
