import type { Party } from '../../../src/money/invoices/tax-document.ts'
import {
  type DocumentFacts,
  type LineFacts,
  privateBuyer,
  registeredBuyer,
} from '../documents-of-tests.ts'
import eInvoice from './e-invoice.json'
import ewayBill from './eway-bill.json'
import gstr1 from './gstr1.json'

/** The files that the documents of {@link workedMonth} come to, checked by hand to the paisa. */
export const workedFiles = { gstr1, eInvoice, ewayBill }

const cloth = (quantity: number, rupees: number): LineFacts => ({
  ...{ name: 'Microfibre cloth, pack of 5', hsn: '63071090', gstPercent: 5, quantity, rupees },
})
const cable = (quantity: number, rupees: number): LineFacts => ({
  ...{ name: 'HDMI cable 1.5 m', hsn: '85444299', quantity, rupees },
})
const adapter = (quantity: number, rupees: number): LineFacts => ({
  ...{ name: 'USB Wi-Fi adapter', hsn: '85176290', quantity, rupees },
})
const laptop = (quantity: number): LineFacts => ({
  ...{ name: 'Laptop 14 inch', hsn: '84713010', quantity, rupees: 58_990 },
})

const hyderabadFirm: Party = {
  ...{ name: 'Naidu Infotech LLP', gstin: '36AAKFD4321L1ZD', address: '4 Lakdikapul' },
  ...{ city: 'Hyderabad', state: 'Telangana', stateCode: '36', pincode: '500004' },
}
const hyderabadBuyer: Party = {
  ...{ name: 'Asha Rao', address: '2 Begumpet', city: 'Hyderabad', state: 'Telangana' },
  ...{ stateCode: '36', pincode: '500016' },
}
const bengaluruBuyer: Party = {
  ...{ name: 'Kiran Shetty', address: '9 Jayanagar', city: 'Bengaluru', state: 'Karnataka' },
  ...{ stateCode: '29', pincode: '560041' },
}

const on = (count: string, day: string) => ({
  number: `INV/26-27/00${count}`,
  day: `2026-11-${day}`,
})

const noteOn = (count: string, day: string) => ({
  kind: 'credit-note' as const,
  number: `CN/26-27/000${count}`,
  day: `2026-11-${day}`,
})

/** November 2026 of a small shop in Telangana: every section of GSTR-1 but table 8. */
export const workedMonth = {
  cloths: {
    ...on('401', '03'),
    recipient: registeredBuyer,
    lines: [cloth(3, 609), cable(7, 129), adapter(1, 1250)],
  },
  adapters: { ...on('402', '05'), recipient: hyderabadFirm, lines: [adapter(10, 1250)] },
  laptops: { ...on('403', '09'), recipient: privateBuyer, lines: [laptop(2)] },
  cables: { ...on('404', '10'), recipient: hyderabadBuyer, lines: [cable(3, 149), cloth(1, 689)] },
  adapter: { ...on('405', '12'), recipient: bengaluruBuyer, lines: [adapter(1, 1499)] },
  twoCables: { ...on('406', '15'), recipient: bengaluruBuyer, lines: [cable(2, 149)] },
  adapterBack: {
    ...noteOn('11', '18'),
    recipient: registeredBuyer,
    lines: [adapter(1, 1250)],
    against: { ...on('401', '03'), totalRupees: 3980 },
  },
  cablesBack: {
    ...noteOn('12', '20'),
    recipient: bengaluruBuyer,
    lines: [cable(2, 149)],
    against: { ...on('406', '15'), totalRupees: 298 },
  },
  laptopBack: {
    ...noteOn('13', '21'),
    recipient: privateBuyer,
    lines: [{ ...laptop(1), igst: 899_848 }],
    against: { ...on('403', '09'), totalRupees: 117_980 },
  },
} satisfies Record<string, DocumentFacts>
