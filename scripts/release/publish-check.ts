/** Fields of package.json by which users find its makers. */
interface Places {
  readonly homepage?: string;
  readonly repository?: { readonly url: string };
  readonly bugs?: { readonly url: string; readonly email: string };
}

/** Fields of package.json that still have an example's address: nobody can be reached there. */
export const placeFaults = ({ homepage, repository, bugs }: Places): readonly string[] =>
  Object.entries({
    homepage,
    'repository.url': repository?.url,
    'bugs.url': bugs?.url,
    'bugs.email': bugs?.email,
  })
    .filter(([, place = 'example.org']) => place.includes('example.org'))
    .map(([field]) => `package.json: ${field} is an example's: npm pkg set ${field}=…`);
