import { beforeAll, describe, expect, it } from '@jest/globals'
import { readPincodeDirectory } from '../../../../test/pincodes/pincode-directory.ts'
import { statesOfPincode } from './pincode-states.ts'

let directory: Awaited<ReturnType<typeof readPincodeDirectory>>

const namesOf = (pincode: string) => statesOfPincode(pincode).map(({ name }) => name)

beforeAll(async () => {
  directory = await readPincodeDirectory()
})

describe('every pincode of the directory of India Post', () => {
  it('is there', () => {
    expect(directory.size).toBe(19_586)
  })

  it('is filled in with the state of most of its post offices', () => {
    const wrong = [...directory].filter(([pincode, offices]) => {
      const most = Math.max(...offices.values())
      return offices.size > 0 && offices.get(namesOf(pincode)[0] ?? '') !== most
    })
    expect(wrong.map(([pincode]) => pincode)).toEqual([])
  })

  it('accepts each state in which it has a post office, and no other one', () => {
    const wrong = [...directory].filter(
      ([pincode, offices]) =>
        offices.size > 0 && String([...offices.keys()].sort()) !== String(namesOf(pincode).sort()),
    )
    expect(wrong.map(([pincode]) => pincode)).toEqual([])
  })

  it('has a state, except those of the army', () => {
    const unknown = [...directory.keys()].filter((pincode) => namesOf(pincode).length === 0)
    expect(unknown).toEqual(['900099', '900056'])
  })
})

describe('a pincode', () => {
  it.each([
    ['244720', ['Uttarakhand']],
    ['246150', ['Uttarakhand']],
    ['246178', ['Uttarakhand']],
    ['247658', ['Uttarakhand']],
    ['262572', ['Uttarakhand']],
    ['814168', ['Jharkhand']],
    ['814170', ['Jharkhand']],
    ['605104', ['Tamil Nadu']],
    ['607403', ['Puducherry', 'Tamil Nadu']],
    ['605107', ['Puducherry', 'Tamil Nadu']],
    ['781131', ['Meghalaya', 'Assam']],
    ['781029', ['Assam', 'Meghalaya']],
    ['782410', ['Assam', 'Meghalaya']],
    ['802131', ['Bihar', 'Uttar Pradesh']],
  ])('%s is in %j', (pincode, states) => {
    expect(namesOf(pincode)).toEqual(states)
  })

  it.each([
    ['between two of a state is in that state', '560139', ['Karnataka']],
    [
      'between two states of its district may be in either',
      '247700',
      ['Uttarakhand', 'Uttar Pradesh'],
    ],
    ['of a district that the directory does not have is unknown', '290001', []],
  ])('that the directory does not have, %s', (_where, pincode, states) => {
    expect(directory.has(pincode)).toBe(false)
    expect(namesOf(pincode)).toEqual(states)
  })
})
