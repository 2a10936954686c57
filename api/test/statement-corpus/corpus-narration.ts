import { pick } from '../factories/random-catalogue.ts'

/** A random whole number from 0 to below its argument. */
export type RandomInt = (below: number) => number

/** What a bank knows about a transfer. */
export interface Transfer {
  reference: string
  payer: string
  upiAddress: string
  /** What the payer typed. */
  remark: string
}

export type Rail = 'upi' | 'imps' | 'neft' | 'rtgs'

function digits(count: number, randomInt: RandomInt): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}

const ifscBanks = ['SBIN', 'HDFC', 'ICIC', 'UTIB', 'KKBK', 'PUNB', 'BARB', 'CNRB', 'UBIN']

/** A reference as the rail gives it: UPI and IMPS 12 digits, NEFT 16, RTGS 22 characters. */
export function randomReference(rail: Rail, randomInt: RandomInt): string {
  const bank = pick(ifscBanks, randomInt)
  switch (rail) {
    case 'upi':
    case 'imps':
      return `63${digits(10, randomInt)}`
    case 'neft':
      return randomInt(2) === 0
        ? `${bank}N26${digits(9, randomInt)}`
        : `N329${digits(12, randomInt)}`
    case 'rtgs':
      return `${bank}R5202611${digits(10, randomInt)}`
  }
}

/** Banks cut names. */
function cutName(payer: string, randomInt: RandomInt): string {
  return randomInt(3) === 0 ? payer.slice(0, 12).trim() : payer
}

/** The narration of a transfer, as one of several banks writes it. */
export function narrate(transfer: Transfer, rail: Rail, randomInt: RandomInt): string {
  const { reference, remark, upiAddress } = transfer
  const payer = cutName(transfer.payer, randomInt)
  const bank = pick(ifscBanks, randomInt)
  const ifsc = `${bank}0${digits(6, randomInt)}`
  const forms: Record<Rail, readonly string[]> = {
    upi: [
      `UPI-${payer}-${upiAddress}-${ifsc}-${reference}-${remark}`,
      `UPI/${reference}/${remark}/${upiAddress}/${bank}`,
      `UPI/${payer}/${upiAddress}/${remark}/STATE BANK OF INDIA/${reference}/`,
      `BY TRANSFER-UPI/CR/${reference}/${payer}/${bank}/${upiAddress}/${remark}--`,
    ],
    imps: [
      `MMT/IMPS/${reference}/${remark}/${payer}/HDFC BANK`,
      `IMPS-${reference}-${payer}-HDFC-XXXXXXXX${digits(4, randomInt)}-${remark}`,
      `IMPS/P2A/${reference}/${payer}/${remark}`,
    ],
    neft: [
      `NEFT CR-${ifsc}-${payer}-STORE-${reference} ${remark}`,
      `NEFT/${reference}/${payer}/AXIS BANK/${remark}`,
      `BY TRANSFER-NEFT*${ifsc}*${reference}*${payer}--${remark}`,
    ],
    rtgs: [
      `RTGS CR-${ifsc}-${payer}-STORE-${reference}-${remark}`,
      `RTGS/${reference}/${ifsc}/${payer}/${remark}`,
    ],
  }
  return pick(forms[rail], randomInt)
}

/** Ways in which a narration is damaged, but says the same to a person. */
const dirt: readonly ((narration: string, randomInt: RandomInt) => string)[] = [
  (narration) => narration,
  (narration) => narration.toLowerCase(),
  (narration) => narration.replaceAll('-', ' - '),
  (narration) => narration.replace(/[/]/g, ' / '),
  (narration, randomInt) =>
    `${narration} ${pick(['VALUE DT 25/11/2026', 'AT 04430 RAIPUR', '.'], randomInt)}`,
  (narration, randomInt) => `${pick(['CR ', 'INB ', '*'], randomInt)}${narration}`,
]

export function soil(narration: string, randomInt: RandomInt): string {
  return pick(dirt, randomInt)(narration, randomInt)
}

const givenNames = [
  'RAVI',
  'ASHA',
  'IMRAN',
  'GURPREET',
  'LAKSHMI',
  'JOSEPH',
  'MEENA',
  'SURESH',
  'FATIMA',
]
const familyNames = [
  'SHARMA',
  'KHAN',
  'SINGH',
  'IYER',
  'PATEL',
  'DAS',
  'REDDY',
  'NAIR',
  'GUPTA',
  'BORA',
]
const trades = [
  'COMPUTERS',
  'INFOTECH',
  'ENTERPRISES',
  'TRADERS',
  'NETWORKS',
  'SYSTEMS',
  'ELECTRONICS',
]
const endings = ['', '', ' PVT LTD', ' AND CO', ' LLP']

/** The name of a firm; the number makes it the only one of this name. */
export function randomFirm(number: number, randomInt: RandomInt): string {
  const initials = [17, 5, 11].map((step) =>
    String.fromCharCode(65 + ((number * step + number) % 26)),
  )
  const name = `${pick(givenNames, randomInt)} ${pick(familyNames, randomInt)} ${initials.join('')}`
  return `${initials.toReversed().join('')}${name} ${pick(trades, randomInt)}${pick(endings, randomInt)}`
}
