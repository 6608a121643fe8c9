/** Fields of package.json by which its users find who makes it. */
interface Places {
  readonly homepage?: string;
  readonly repository?: { readonly url: string };
  readonly bugs?: { readonly url: string; readonly email: string };
}

/** What package.json still says of a place that is not one: nobody can be asked there. */
export const placeFaults = ({ homepage, repository, bugs }: Places): readonly string[] =>
  Object.entries({
    homepage,
    'repository.url': repository?.url,
    'bugs.url': bugs?.url,
    'bugs.email': bugs?.email,
  })
    .filter(([, place = 'example.org']) => place.includes('example.org'))
    .map(([field]) => `package.json: ${field} is nobody's: npm pkg set ${field}=…`);
