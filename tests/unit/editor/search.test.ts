import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../editor/model/search';
import { widgetsIn } from '../../../editor/model/widgets';

const found = (wanted: string) => foundIn(widgetsIn('en'), wanted).map(({ name }) => name);

describe('the search of the gallery', () => {
  it.each([
    ['a Finnish word', 'uutiskirje', 'newsletter-form'],
    ['an English word', 'recipe search', 'recipe-search'],
    ['words of both', 'resepti grid', 'recipe-search'],
    ['the tag', 'atria-card-grid', 'card-grid'],
    ['the tag as it is written', '<atria-card-grid>', 'card-grid'],
    ['a bent word', 'äänestyksiä', 'school-vote'],
    ['a plural', 'lomakkeet', 'question-form'],
    ['a word that is bent where it stands', 'resepti', 'card-carousel'],
    ['capitals', 'ÄÄNESTYS', 'school-vote'],
  ])('finds by %s', (_, wanted, name) => {
    expect(found(wanted)).toContain(name);
  });

  it.each([
    ['kampanja', 'campaign-form'],
    ['kontakti', 'contact-form'],
    ['rekry', 'job-listing'],
    ['nosto', 'card-grid'],
    ['artikkelit', 'card-carousel'],
    ['galleria', 'hero-carousel'],
    ['iso kuva', 'hero-carousel'],
    ['poll', 'school-vote'],
    ['gallery', 'school-slider'],
    ['people', 'contact-cards'],
    ['basket', 'cart'],
    ['youtube', 'video-modal'],
    ['competition', 'campaign-form'],
    ['event', 'sponsorship-form'],
    ['UKK', 'accordion'],
    ['usein kysytyt', 'accordion'],
    ['suuret kuvat ja videot', 'hero-slider'],
    ['nyhetsbrev', 'newsletter-form'],
    ['recepten', 'recipe-search'],
    ['vanliga frågor', 'accordion'],
    ['lediga jobb', 'job-listing'],
    ['tävling', 'campaign-form'],
    ['matsedel', 'menu-builder'],
    ['varukorgen', 'cart'],
    ['karta', 'region-map'],
  ])('knows the words of editors: %s', (wanted, name) => {
    expect(found(wanted)).toContain(name);
  });

  it.each([
    ['competition', 'history-timeline'],
    ['competition', 'retail-contact-form'],
    ['event', 'school-vote'],
    ['ukk', 'card-grid'],
    ['usein kysytyt', 'address-popup'],
    ['lataa', 'card-grid'],
  ])('has no accidental matches: %s is not %s', (wanted, name) => {
    expect(found(wanted)).not.toContain(name);
  });

  it('prefers exact matches of all words, if there are any', () => {
    expect(found('grid cards')).toEqual(['card-grid']);
    expect(found('äänestys')).toEqual(['school-vote']);
  });

  it('puts matches of the name first', () => {
    expect(found('video modal')).toContain('overlay');
    expect(found('video modal')[0]).toBe('video-modal');
  });

  it('finds nothing for an unused word', () => {
    expect(found('zzzzzz')).toEqual([]);
  });

  it('finds all with an empty text', () => {
    expect(found(' ').length).toBeGreaterThan(60);
  });
});
