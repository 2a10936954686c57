import { describe, expect, it } from '@jest/globals'
import { findMarks } from './find-marks.ts'

const markedIn = (narration: string, ...words: string[]) =>
  findMarks(narration, words).flatMap(({ text, isMarked }) => (isMarked ? [text] : []))

describe('the marked words of a narration', () => {
  it('are found whatever the bank made of their case and separators', () => {
    expect(markedIn('UPI/632912345678/7k3m pq4r/SBIN', '7K3MPQ4R')).toEqual(['7k3m pq4r'])
    expect(markedIn('NEFT-HDFCN5202-6112400123-MEERA', 'HDFCN52026112400123')).toEqual([
      'HDFCN5202-6112400123',
    ])
  })

  it('may be several, and leave the rest as it is', () => {
    const narration = 'AAAA 1111 or BBBB-2222, thanks'
    expect(markedIn(narration, 'BBBB2222', 'AAAA1111')).toEqual(['AAAA 1111', 'BBBB-2222'])
    expect(
      findMarks(narration, ['BBBB2222', 'AAAA1111'])
        .map(({ text }) => text)
        .join(''),
    ).toBe(narration)
  })

  it('are none where the bank wrote none of them', () => {
    expect(markedIn('CASH DEPOSIT', '7K3MPQ4R', '', '---')).toEqual([])
    expect(markedIn('', '7K3MPQ4R')).toEqual([])
  })
})
