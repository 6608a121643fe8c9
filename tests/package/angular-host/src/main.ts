import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import 'atria-widgets/card-grid';
import 'atria-widgets/header';
import { Recipes } from './recipes';

bootstrapApplication(Recipes, { providers: [provideClientHydration()] });
