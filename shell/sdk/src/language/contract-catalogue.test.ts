import { afterEach, expect, it } from '@jest/globals'
import * as accounts from '@store/contract/rules/accounts/account-messages'
import {
  tierRequestMessages,
  tierRequestStates,
} from '@store/contract/rules/accounts/approvals/tier-request-messages'
import { emailConfirmationMessages } from '@store/contract/rules/accounts/email-confirmation'
import { mailKindLabels } from '@store/contract/rules/accounts/mails/mail-kinds'
import { mailPreferenceMessages } from '@store/contract/rules/accounts/mails/mail-preference-messages'
import { passkeyUseMessages } from '@store/contract/rules/accounts/second-factor/passkey-messages'
import * as signIn from '@store/contract/rules/accounts/sign-in-messages'
import * as fileMessages from '@store/contract/rules/file-messages'
import * as messages from '@store/contract/rules/messages'
import * as missingFields from '@store/contract/rules/missing-fields'
import { nextStepOf, refundRuleOf } from '@store/contract/rules/orders/next-step'
import {
  labelOfStatus,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '@store/contract/rules/orders/order-states'
import { cartChangeMessages } from '@store/contract/rules/orders/placing/cart-change-messages'
import { newBuyerMessages } from '@store/contract/rules/orders/reserved/new-buyer-messages'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import {
  gstNumberFaultMessages,
  gstNumberQuestions,
  taxMessages,
} from '@store/contract/rules/orders/tax/tax-messages'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import * as addresses from '@store/contract/rules/shipping/address-messages'
import { missingFact } from '@store/contract/rules/site/seller-settings'
import { stockAlertMessages } from '@store/contract/rules/stock-alert-messages'
import type { SellerFact } from '@store/contract/schemas/settings'
import { chooseLanguage } from './language.ts'
import { translate } from './translate.ts'

const { signInForAdditions, ...signInMessages } = signIn
const { quantityChanged, ...listMessages } = shoppingListMessages

/** Every text below `values`; a function gets values that no translation contains. */
function textsOf(values: unknown): string[] {
  if (typeof values === 'string') return [values]
  if (typeof values === 'function') return [String(values('#⟦1⟧', '⟦2⟧', '⟦3⟧'))]
  if (typeof values !== 'object' || values === null) return []
  return Object.values(values).flatMap(textsOf)
}

const additions = [
  [{ to: 'cart' as const, name: '⟦1⟧', quantity: 2 }],
  [{ to: 'wishlist' as const, name: '⟦1⟧', quantity: 1 }],
  [{ to: 'list' as const, name: '⟦1⟧', quantity: 3 }],
]
const sellerFacts: readonly SellerFact[] = [
  ...(['name', 'gstin', 'address', 'state', 'officerName'] as const),
  ...(['officerEmail', 'officerPhone', 'dispatchDays'] as const),
]
const states = orderStatuses.flatMap((orderStatus) =>
  paymentStatuses.flatMap((paymentStatus) =>
    paymentMethods.map((paymentMethod) => ({ orderStatus, paymentStatus, paymentMethod })),
  ),
)
const reserved = states.map((order) => ({ ...order, paymentCode: '⟦2⟧' }))
const paidInPart = reserved.map((order) => ({ ...order, openAmount: 1 }))

const texts = [
  ...textsOf([
    messages,
    fileMessages,
    reservedMessages,
    newBuyerMessages,
    accounts,
    signInMessages,
    mailKindLabels,
    mailPreferenceMessages,
  ]),
  ...textsOf(cartChangeMessages),
  ...textsOf([purchaseMessages, listMessages, addresses, stockAlertMessages, passkeyUseMessages]),
  ...textsOf([sheetMessages, missingFields]),
  ...textsOf([tierRequestMessages, tierRequestStates]),
  ...textsOf([emailConfirmationMessages]),
  ...textsOf([gstNumberFaultMessages, gstNumberQuestions, taxMessages]),
  messages.invoices.loadFailed('invoice'),
  messages.invoices.loadFailed('credit note'),
  quantityChanged('⟦1⟧', { from: 2, to: 3 }),
  ...[...additions, ...additions.map((some) => [...some, ...some]), additions.flat()].map(
    signInForAdditions,
  ),
  ...[...orderStatuses, ...paymentStatuses].map(labelOfStatus),
  ...sellerFacts.map((fact) => missingFact(fact, 'visitor')),
  ...[...states, ...reserved, ...paidInPart].flatMap((order) => [
    refundRuleOf(order, '⟦1⟧'),
    nextStepOf(order, '⟦1⟧'),
  ]),
].filter((text) => !text.startsWith('Failed to load the #'))

afterEach(() => chooseLanguage('en'))

it('translates every message of the contract for buyers, and keeps its values', async () => {
  await chooseLanguage('hi')
  const untranslated = texts.filter((text) => translate(text) === text)
  expect(untranslated).toEqual([])
  const valuesOf = (text: string) => (text.match(/⟦\d⟧/g) ?? []).sort()
  const lost = texts.filter((text) => String(valuesOf(translate(text))) !== String(valuesOf(text)))
  expect(lost).toEqual([])
})

it('translates the messages within a message', async () => {
  await chooseLanguage('hi')
  const { changed, notOnSale, price } = cartChangeMessages
  expect(translate(changed(`${notOnSale('HP 88A')}; ${price('M90', '₹2.00', '₹1.00')}`))).toBe(
    'आपका कार्ट बदल गया है। HP 88A: अब बिक्री में नहीं; M90: अब प्रति नग ₹2.00, पहले ₹1.00 था। कृपया जाँचें और ऑर्डर फिर से दें।',
  )
})
