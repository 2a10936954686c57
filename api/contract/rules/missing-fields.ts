/** What each blank field of a form for buyers asks for. The message of the whole form stays that of its rule. */
export const missingAccountFields = {
  name: 'Enter your name',
  email: 'Enter your email address',
  password: 'Choose a password',
  mobile: 'Enter your 10-digit mobile number',
  firmName: 'Enter the name of your firm',
  constitutionOfFirm: 'Enter the constitution of your firm',
  panNumber: 'Enter the PAN number of your firm',
  officeAddress: 'Enter your office address',
  residenceAddress: 'Enter your residence address',
}

/** Of the contact form, whose subject is the mobile number. */
export const missingContactFields = {
  name: 'Enter your name',
  email: 'Enter your email address',
  subject: 'Enter your mobile number',
  message: 'Enter your message',
}

/** Of the address and the delivery of an order. */
export const missingShippingFields = {
  fullName: 'Enter the full name of the recipient',
  phone: 'Enter a phone number for the delivery',
  address: 'Enter the address',
  city: 'Enter the city',
  state: 'Choose a state',
  pincode: 'Enter the 6-digit pincode',
  businessName: 'Enter the name of your business',
  gstNumber: 'Enter your GST number',
  deliveryMethod: 'Choose a delivery method',
}
