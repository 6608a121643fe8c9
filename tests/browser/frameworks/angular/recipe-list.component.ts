import { Component, CUSTOM_ELEMENTS_SCHEMA, Input, signal } from '@angular/core';
import type { AtriaCardGridCard, AtriaEventMap } from './atria-widgets';

@Component({
  selector: 'app-recipe-list',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <atria-card-grid
      [heading]="heading"
      [cards]="recipes"
      [rowsToDisplay]="rows"
      [expandable]="growing"
      (atria-cards-shown)="onShown($event)"
    ></atria-card-grid>
    <p>Recipes after Show more: {{ shown() }}</p>
  `,
})
export class RecipeListComponent {
  @Input() heading?: string;
  @Input({ required: true }) recipes: readonly AtriaCardGridCard[] = [];
  @Input({ required: true }) rows = 1;
  @Input({ required: true }) growing = false;
  readonly shown = signal(0);

  onShown(event: AtriaEventMap['atria-cards-shown']) {
    this.shown.set(event.detail.shown);
  }
}
