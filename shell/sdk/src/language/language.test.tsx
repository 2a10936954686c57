import { afterEach, expect, it, jest } from '@jest/globals'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import * as messages from '@store/contract/rules/messages'
import { render } from '@testing-library/react'
import {
  addTranslations,
  type Catalogue,
  chooseLanguage,
  i18n,
  restoreLanguage,
} from './language.ts'
import { translate } from './translate.ts'

const catalogue = {
  'Add to Cart': 'कार्ट में डालें',
  'Only {count} left': 'केवल {count} बचे',
  'Total: <0>{count}</0>': '<0>{count}</0> कुल',
  '{count, plural, one {# line} other {# lines}}': '{count, plural, one {# पंक्ति} other {# पंक्तियाँ}}',
}

afterEach(async () => {
  await chooseLanguage('en')
  localStorage.clear()
})

function Sentences({ count }: { count: number }) {
  return (
    <>
      <p>{t`Add to Cart`}</p>
      <p>{t`Only ${count} left`}</p>
      <p>{plural(count, { one: '# line', other: '# lines' })}</p>
      <p>
        <Trans>
          Total: <b>{count}</b>
        </Trans>
      </p>
    </>
  )
}

function shown(count: number) {
  const { container, unmount } = render(<Sentences count={count} />)
  const texts = [...container.querySelectorAll('p')].map((paragraph) => paragraph.innerHTML)
  unmount()
  return texts
}

it('shows English without a catalogue', () => {
  expect(shown(1)).toEqual(['Add to Cart', 'Only 1 left', '1 line', 'Total: <b>1</b>'])
})

it('shows Hindi once its catalogue is there', async () => {
  await addTranslations({ hi: async () => ({ default: catalogue }) })
  await chooseLanguage('hi')
  expect(shown(2)).toEqual(['कार्ट में डालें', 'केवल 2 बचे', '2 पंक्तियाँ', '<b>2</b> कुल'])
  expect(document.documentElement).toHaveAttribute('lang', 'hi-IN')
})

it('leaves a document alone that has its language, for its every element would be styled again', async () => {
  await chooseLanguage('en')
  const changed = jest.fn()
  const changes = new MutationObserver(changed)
  changes.observe(document.documentElement, { attributeFilter: ['lang'] })
  await chooseLanguage('en')
  await Promise.resolve()
  changes.disconnect()
  expect(changed).not.toHaveBeenCalled()
})

it('shows the sentences of a package that comes later, in English where they are missing', async () => {
  await chooseLanguage('hi')
  await addTranslations({ hi: async () => ({ default: { Sort: 'क्रम' } }) })
  expect([t`Sort`, t`Not translated`]).toEqual(['क्रम', 'Not translated'])
})

it('shows the sentences of a package that comes while another language is being loaded', async () => {
  const chosen = chooseLanguage('hi')
  await addTranslations({ hi: async () => ({ default: { 'Too early': 'जल्दी' } }) })
  await chosen
  expect(t`Too early`).toBe('जल्दी')
})

it('stays usable when a catalogue does not arrive', async () => {
  const failure = new Error('no connection')
  const report = jest.fn()
  // jsdom has none.
  Object.assign(globalThis, { reportError: report })
  await addTranslations({
    hi: jest
      .fn<() => Promise<{ default: Catalogue }>>()
      .mockRejectedValueOnce(failure)
      .mockResolvedValue({ default: {} }),
  })
  await chooseLanguage('hi')
  expect(report).toHaveBeenCalledWith(failure)
  expect(i18n.locale).toBe('hi')
})

it('leaves the catalogue of a package as it is, whichever is loaded first', async () => {
  await chooseLanguage('hi')
  expect(Object.keys(catalogue)).toHaveLength(4)
})

it('remembers the choice for the next visit', async () => {
  await chooseLanguage('hi')
  expect(localStorage.getItem('language')).toBe('hi')
  await restoreLanguage()
  expect(i18n.locale).toBe('hi')
})

it('translates messages of the contract, also with values in them, and returns other texts as they are', async () => {
  const asked = messages.shop.noExactMatch('hp (88a)', 'hp 88')
  const texts = [messages.cart.removed, asked, 'HP LaserJet {M126nw}']
  expect(texts.map(translate)).toEqual(texts)
  await chooseLanguage('hi')
  expect(texts.map(translate)).toEqual([
    'वस्तु हटा दी गई',
    '“hp (88a)” का ठीक मेल नहीं मिला। “hp 88” के परिणाम दिखाए जा रहे हैं।',
    'HP LaserJet {M126nw}',
  ])
})

it('keeps confirmed and not confirmed apart, and leaves what people write alone', async () => {
  await chooseLanguage('hi')
  const [rejected, confirmed] = ['not confirmed', 'confirmed'].map((verdict) =>
    translate(`Payment for order #AB12CD ${verdict}`),
  )
  expect(rejected).toBe('ऑर्डर #AB12CD के भुगतान की पुष्टि नहीं हुई')
  expect(confirmed).toBe('ऑर्डर #AB12CD के भुगतान की पुष्टि हुई')
  const written = 'Order today, and get it shipped'
  expect(translate(written)).toBe(written)
  expect(translate('The store cancelled it: It was not paid online in time.')).toBe(
    'स्टोर ने इसे रद्द किया: ऑनलाइन भुगतान समय पर नहीं हुआ।',
  )
})
