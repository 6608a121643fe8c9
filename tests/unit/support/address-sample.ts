/** A customer's address. */
export const address = {
  firstName: 'Aino',
  lastName: 'Aalto',
  streetAddress: 'Katu 1',
  postalCode: '00100',
  city: 'Helsinki',
};
/** With what the shop's form asks for beside it. */
export const addressForm = {
  ...address,
  phoneCountryCode: '+358',
  phoneNumber: '501234567',
  isPrivateCustomer: true,
};
