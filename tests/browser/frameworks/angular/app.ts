import '@angular/compiler';
import { JsonPipe } from '@angular/common';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { RecipeListComponent } from './recipe-list.component';

/** Each way to write the grid. */
@Component({
  selector: '#app',
  imports: [JsonPipe, RecipeListComponent],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (given(); as given) {
      <app-recipe-list
        data-way="documented"
        [heading]="given.heading"
        [recipes]="given.recipes"
        [rows]="given.rows"
        [growing]="given.growing"
      />
      <atria-card-grid
        data-way="attribute"
        [attr.heading]="given.heading"
        [attr.cards]="given.recipes | json"
        [attr.rows-to-display]="given.rows"
        [attr.expandable]="given.growing"
      ></atria-card-grid>
      <atria-card-grid
        data-way="text by property names"
        [heading]="given.heading"
        [cards]="given.recipes | json"
        [rowsToDisplay]="given.rows + ''"
        [expandable]="given.growing ? '' : 'false'"
      ></atria-card-grid>
    }
  `,
})
class App {
  readonly given = signal(undefined);
  constructor() {
    window.show = (values) => this.given.set(values);
  }
}

bootstrapApplication(App);
