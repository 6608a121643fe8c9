/** The anti-forgery token of a post [API-02]. */
export const tokenHeader = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: false,
  description:
    'The value of the cookie `__RequestVerificationToken`, when the page has one and the call goes to its own origin. Another name by `data-anti-forgery-header`.',
  schema: { type: 'string' },
};

/** What the client reads of a refusal, see `refused` in src/api/client.ts; it ignores the rest. */
export const failure = {
  description: 'Any other status is a failure. What it says is read where it says something.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          error: { type: 'string', description: 'Why, in words for the visitor.' },
          errors: {
            type: 'object',
            description:
              'What is wrong with the request, by its parts: `Data.Email`. A form shows the first text of each at its field.',
            additionalProperties: { type: 'array', items: { type: 'string' } },
          },
        },
      },
      example: { errors: { 'Data.Email': ['Osoitetta ei ole.'] } },
    },
  },
};
