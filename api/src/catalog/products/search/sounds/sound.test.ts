import { describe, expect, it } from '@jest/globals'
import { abbreviationOf } from './devanagari.ts'
import { skeletonOf, soundOf } from './sound.ts'
import { SoundIndex } from './sound-index.ts'

describe('the sound of a word', () => {
  it.each([
    ['प्रिंटर', 'printar', 'printer'],
    ['माउस', 'maus', 'mouse'],
    ['कीबोर्ड', 'kibord', 'keyboard'],
    ['वाईफाई', 'vaaifaai', 'wifi'],
    ['स्कैनर', 'skenar', 'scanner'],
    ['कंप्यूटर', 'kampyutar', 'computer'],
    ['सॉफ्टवेयर', 'softvear', 'software'],
    ['हिकविजन', 'hikvijan', 'hikvision'],
    ['ज़ेरॉक्स', 'zeroks', 'xerox'],
    ['कार्ट्रिज', 'kartrij', 'cartridge'],
  ])('has the consonants of %s however it is written', (...spellings) => {
    const skeletons = spellings.map((word) => skeletonOf(soundOf(word)))
    expect(new Set(skeletons).size).toBe(1)
  })

  it('is none for a word with digits or of another script', () => {
    expect(['88a', 'принтер', ''].map(soundOf)).toEqual(['', '', ''])
  })
})

describe('an abbreviation by the names of its letters', () => {
  it.each([
    ['डीवीआर', 'dvr'],
    ['एसी', 'ac'],
    ['सीसीटीवी', 'cctv'],
    ['डब्ल्यूडी', 'wd'],
    ['ज़ेडटीई', 'zte'],
  ])('is read from %s', (word, abbreviation) => {
    expect(abbreviationOf(word)).toBe(abbreviation)
  })

  it('is none of a word that only begins like one', () => {
    const words = ['वाईफाई', 'टीम', 'प्रिंटर', '\u093c']
    expect(words.filter((word) => abbreviationOf(word) !== undefined)).toEqual([])
  })
})

describe('words by their sound', () => {
  const index = new SoundIndex()
  for (const word of ['monitor', 'mantra', 'pin', 'pen', 'printer', 'projector']) index.add(word)

  it('finds the one whose vowels are nearest', () => {
    expect(index.nearest('मॉनिटर')?.text).toBe('monitor')
    expect(index.nearest('मंत्रा')?.text).toBe('mantra')
    expect(index.nearest('पेन')?.text).toBe('pen')
  })

  it('finds none with other consonants, and none whose vowels are too far', () => {
    expect(index.nearest('किताब')).toBeUndefined()
    expect(index.nearest('पानी')).toBeUndefined()
  })

  it('finds none by a single consonant or by vowels alone', () => {
    index.add('tea')
    expect(['टी', 'aeiou', '\u093c'].filter((word) => index.nearest(word))).toEqual([])
  })

  it('finds what an unfinished word begins', () => {
    expect(index.nearestBeginning('प्रिं')?.text).toBe('printer')
    expect(index.nearestBeginning('प')).toBeUndefined()
  })
})
