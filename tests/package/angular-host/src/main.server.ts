import {
  type BootstrapContext,
  bootstrapApplication,
  provideClientHydration,
} from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { Recipes } from './recipes';

const everyPage = withRoutes([{ path: '**', renderMode: RenderMode.Server }]);

export default (context: BootstrapContext) =>
  bootstrapApplication(
    Recipes,
    { providers: [provideClientHydration(), provideServerRendering(everyPage)] },
    context,
  );
