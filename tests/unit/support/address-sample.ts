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
/** The customer in the fields of an order, who pays at the address of the delivery. */
export const orderedBy = {
  'deliveryAddress.firstName': 'Aino',
  'deliveryAddress.lastName': 'Aalto',
  'deliveryAddress.streetAddress': 'Itämerenkatu 11',
  'deliveryAddress.postalCode': '00180',
  'deliveryAddress.city': 'Helsinki',
  email: 'aino@example.fi',
  phoneNumber: '050 123 123',
  useDeliveryAddressForBilling: 'true',
};
