import { JsonPipe } from '@angular/common';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { AtriaEventMap } from 'atria-widgets';

const names = ['Lihapullat', 'Uunilohi', 'Hernekeitto', 'Makaronilaatikko'];

@Component({
  selector: 'app-root',
  imports: [JsonPipe],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <atria-header></atria-header>
    <p>Näkyvissä {{ shown() }}</p>
    <atria-card-grid
      heading="Reseptit"
      [attr.cards]="cards | json"
      columns="three"
      [attr.rows-to-display]="1"
      [attr.expandable]="true"
      (atria-cards-shown)="onShown($event)"
    ></atria-card-grid>
  `,
})
export class Recipes {
  readonly cards = names.map((header) => ({ header, link: '/reseptit' }));
  readonly shown = signal(0);

  onShown(event: AtriaEventMap['atria-cards-shown']) {
    this.shown.set(event.detail.shown);
  }
}
