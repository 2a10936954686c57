import { checkGstNumber } from '../gst-number.ts'

/** The details of a firm that are compared with each other. */
export interface CheckedFirm {
  gstNumber?: string | undefined
  panNumber?: string | undefined
  /** The states in which the address may be, the likeliest first; empty when it tells none. */
  addressStates: readonly string[]
}

/** `unknown`: what was given is not enough to tell. */
export const checkResults = ['right', 'wrong', 'unknown'] as const
export type CheckResult = (typeof checkResults)[number]

/** The result of a check, as the admin reads it. */
export interface FirmCheck {
  text: string
  result: CheckResult
}

const right = (text: string): FirmCheck => ({ text, result: 'right' })
const wrong = (text: string): FirmCheck => ({ text, result: 'wrong' })
const unknown = (text: string): FirmCheck => ({ text, result: 'unknown' })

function checkPan(contained: string, given: string | undefined): FirmCheck {
  if (given === undefined) return unknown('PAN not given')
  return given === contained
    ? right('The GST number contains this PAN')
    : wrong(`The GST number contains another PAN: ${contained}`)
}

function checkState(registered: string | undefined, states: readonly string[]): FirmCheck {
  if (registered === undefined) return wrong('No state has the first two digits')
  const [likeliest] = states
  if (likeliest === undefined) return unknown(`${registered}; the address tells no state`)
  return states.includes(registered)
    ? right(`${registered}, as the address`)
    : wrong(`${registered}, but the address is in ${likeliest}`)
}

/**
 * What the details of a firm say about themselves, without asking the tax office: the check digit of the GST number, the
 * PAN inside it against the PAN given, its state against the address.
 * @returns one unknown check without a GST number, one wrong one when its form is wrong (people 2.5)
 */
export function checkFirm({ gstNumber, panNumber, addressStates }: CheckedFirm): FirmCheck[] {
  if (gstNumber === undefined) return [unknown('GST number not given')]
  const found = checkGstNumber(gstNumber)
  if (!found.isWellFormed) return [wrong('Not a GST number')]
  return [
    found.hasRightCheckDigit ? right('Check digit is right') : wrong('Check digit is wrong'),
    checkPan(found.pan, panNumber),
    checkState(found.state?.name, addressStates),
  ]
}
