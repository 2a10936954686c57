import { stateOfCode } from '@store/contract/rules/shipping/gst-states'
import { pick, seededRandomInt } from '../factories/random-catalogue.ts'
import {
  type DocumentFacts,
  type LineFacts,
  privateBuyer,
  registeredBuyer,
} from './documents-of-tests.ts'

/** Sellers are in Telangana, 36, which is among them. */
const states = [
  ...['36', '29', '33', '27', '07', '09', '06', '08', '10', '19'],
  ...['20', '21', '22', '23', '24', '30', '32', '37', '03', '05'],
]

/** Of firms in Karnataka and Telangana, with right check digits. */
const firms = [
  { gstin: '29AAKFD4321L1Z8', stateCode: '29' },
  { gstin: '36AAKFD4321L1ZD', stateCode: '36' },
]

const goods: LineFacts[] = [
  { hsn: '85176290', gstPercent: 18, unit: 'PCS' },
  { hsn: '85444299', gstPercent: 18, unit: 'MTR' },
  { hsn: '63071090', gstPercent: 5, unit: 'PCS' },
  { hsn: '49011010', gstPercent: 0, unit: 'NOS' },
  { hsn: '997331', gstPercent: 18, unit: 'NA' },
]

function buyerFrom(randomInt: (below: number) => number) {
  const firm = pick(firms, randomInt)
  if (randomInt(3) === 0)
    return { ...registeredBuyer, ...firm, state: stateOfCode(firm.stateCode)?.name ?? '' }
  const code = pick(states, randomInt)
  return { ...privateBuyer, stateCode: code, state: stateOfCode(code)?.name ?? '' }
}

/** So many paise up to some lakhs, small amounts more often. */
const rupeesFrom = (randomInt: (below: number) => number) =>
  (1 + randomInt(10 ** (2 + randomInt(6)))) / 100

const twoDigits = (count: number) => String(count).padStart(2, '0')

/**
 * Invoices of November 2026 and credit notes against them: nil-rated lines, services, firms and persons of twenty states, one
 * or several rates, small and large values, round-offs.
 */
export function randomDocuments(count: number, seed: number): DocumentFacts[] {
  const randomInt = seededRandomInt(seed)
  const invoices: (DocumentFacts & { number: string; day: string; rupees: number })[] = []
  const documents: DocumentFacts[] = []
  for (let index = 1; index <= count; index += 1) {
    const against = randomInt(5) === 0 ? invoices[randomInt(invoices.length || 1)] : undefined
    const lines = Array.from({ length: 1 + randomInt(6) }, () => ({
      ...pick(goods, randomInt),
      quantity: 1 + randomInt(12),
      rupees: rupeesFrom(randomInt),
    }))
    const day = `2026-11-${twoDigits(1 + randomInt(30))}`
    const digits = String(index).padStart(5, '0')
    if (against) {
      documents.push({
        ...{ kind: 'credit-note', number: `CN/26-27/${digits}`, day, lines },
        ...(against.recipient && { recipient: against.recipient }),
        against: { number: against.number, day: against.day, totalRupees: against.rupees },
      })
      continue
    }
    const rupees = lines.reduce(
      (sum, line) => sum + line.quantity * Math.round(line.rupees * 100),
      0,
    )
    const invoice = {
      ...{ number: `INV/26-27/${digits}`, day, lines, recipient: buyerFrom(randomInt) },
      rupees: rupees / 100,
    }
    invoices.push(invoice)
    documents.push(invoice)
  }
  return documents
}
