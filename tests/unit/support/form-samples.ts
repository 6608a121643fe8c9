/**
 * The complete requests of the forms: a new field of one is a line here for the tests of both ends.
 */
const email = 'aino@example.fi';

export const feedback = {
  Firstname: 'Aino',
  Lastname: 'Aalto',
  StreetAddress: 'Katu 1',
  PostalCode: '00100',
  City: 'Helsinki',
  Phone: '',
  Email: email,
  ContactByEmail: true,
  ContactByPhone: false,
  NoContact: false,
  Message: 'Hei',
  ProductId: 12,
  ProductName: 'Wilhelm',
};
export const complaint = {
  ...feedback,
  BatchNumber: '7',
  ExpirationDate: '2026-12-24T00:00:00.000Z',
  PlaceOfPurchase: 'Kauppa',
};
export const sponsorship = {
  Subject: 'Lasten ja nuorten liikunta',
  Groupname: 'FC Nurmo',
  EventDate: '',
  Message: 'Hei',
  Firstname: 'Aino',
  Lastname: 'Aalto',
  Email: email,
  Phone: '123',
};
export const expertQuestion = {
  Subject: 'Kysymys',
  FullName: 'Aino Aalto',
  Company: '',
  Message: 'Hei',
  Email: email,
  Phone: '',
  CustomerId: '9',
};
export const sender = { FirstName: 'Aino', LastName: 'Aalto', Email: email, Phone: '123' };
export const schoolOrder = {
  FirstName: 'Aino',
  LastName: 'Aalto',
  School: 'Koulu',
  Region: 'Pohjanmaa',
  Email: email,
  Materials: ['Juliste'],
  Links: ['/materiaalit/1.pdf'],
  Message: '',
  Subject: 'Tilaus',
};
