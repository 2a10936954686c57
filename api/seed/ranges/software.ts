import { type Axis, plus, priceList, range, times } from './product-range.ts'

const terms: Axis = [
  ['', '1 year'],
  ['3Y', '3 years', times(2.3)],
]

const delivery: Axis = [
  ['', 'key by e-mail'],
  ['DVD', 'box with media', plus(150)],
]

/** Software: licences and activation keys. */
export const softwareRanges = [
  range({
    brand: 'Antivirus',
    category: 'Software',
    form: 'box',
    about: 'Genuine licence: the key comes by e-mail within an hour of payment, in working hours.',
    axes: [terms],
    models: priceList`
      AV-TS1 | Total Security 1 PC | 599 | Ransomware shield, safe banking, parental control. Windows 8.1 to 11. | Total Security 1
      AV-TS3 | Total Security 3 PCs | 1290 | Ransomware shield, safe banking, parental control. Windows 8.1 to 11. | Total Security 3
      AV-IS1 | Internet Security 1 PC | 449 | Firewall, e-mail and web protection. Windows 8.1 to 11. | Internet Security
      AV-PRO10 | Pro 10 PCs Business Pack | 3490 | Central console for ten seats, USB device control. | Pro 10
      AV-MOB1 | Mobile Security 1 Device | 199 | Anti-theft, call filter, app lock. Android 8 and newer. | Mobile
    `,
  }),
  range({
    brand: 'Accounting Software',
    category: 'Software',
    form: 'box',
    about: 'GST-ready accounts with e-invoice, e-way bill and GSTR-1 and 3B export.',
    axes: [delivery],
    models: priceList`
      ACC-SILVER | Silver Edition Single User | 22500 | Perpetual licence for one PC, one year of updates, remote installation. | Silver
      ACC-GOLD | Gold Edition Multi User | 67500 | Perpetual licence for a LAN, unlimited users, one year of updates. | Gold
      ACC-RENEW-S | Silver Edition Renewal 1 Year | 4500 | Updates and remote access for one more year. | Renewal
      ACC-BASIC | Basic Billing Edition | 6490 | Billing and stock for one counter, barcode labels, thermal printing. | Basic
    `,
  }),
  range({
    brand: 'Printer Adjustment Software',
    category: 'Software',
    form: 'box',
    about: 'Service tool for the waste-ink counter and head alignment. One PC, one printer model.',
    axes: [delivery],
    models: priceList`
      PAS-L3110 | Reset Key for Epson L3110 and L3150 | 299 | Resets the waste-ink counter once, with step-by-step guide. Windows only. | L3110 / L3150
      PAS-L130 | Reset Key for Epson L130 and L220 | 249 | Resets the waste-ink counter once, with step-by-step guide. Windows only. | L130 / L220
      PAS-G3000 | Service Tool for Canon G1000 to G3000 | 349 | Clears error 5B00, prints the EEPROM page. Windows only. | G1000-G3000
      PAS-UNL | Unlimited Workshop Licence | 4990 | All listed Epson L and Canon G models on one workshop PC. | Workshop
    `,
  }),
]
