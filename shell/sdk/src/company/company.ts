/**
 * The brand and how to reach it, the single source for all screens: part of the build, because title, logo and header show
 * it at the first paint. The legal seller behind it (name, GSTIN, address, grievance officer) is configured (ADR 0081).
 * Phone numbers are in the form of `tel:` and WhatsApp: country code and digits.
 */
export const company = {
  name: 'Deccan IT Supply',
  description:
    'Wholesale and retail IT accessories, printers, toner, CCTV and networking from Hyderabad, with prices for end users, resellers and distributors across India.',
  startedIn: 1995,
  formedIn: 2012,
  email: 'sales@deccan-it.example',
  phone: { dial: '+914040001995', shown: '+91 40 4000 1995' },
  whatsApp: '919000019950',
  address: ['2nd Floor, Commerce House', 'Abids Road, Hyderabad', 'Telangana 500001'],
  // Shown by `translate`.
  hours: 'Mon to Sat, 10:00 AM to 8:00 PM',
  social: [
    { name: 'Facebook', address: 'https://www.facebook.com/deccanitsupply' },
    { name: 'Instagram', address: 'https://www.instagram.com/deccanitsupply' },
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/deccanitsupply' },
    { name: 'YouTube', address: 'https://www.youtube.com/@deccanitsupply' },
  ],
} as const

/**
 * URL that opens a WhatsApp chat with the company, with a prefilled message.
 * @example whatsAppAddress('Is HP 26A in stock?')
 */
export function whatsAppAddress(sentence: string): string {
  return `https://wa.me/${company.whatsApp}?text=${encodeURIComponent(sentence)}`
}
