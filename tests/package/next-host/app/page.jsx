import { Recipes } from './recipes';

export default function Page() {
  return (
    <>
      <atria-header />
      <Recipes />
    </>
  );
}
