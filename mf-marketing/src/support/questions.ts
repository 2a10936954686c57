import { t } from '@lingui/core/macro'
import { company, translate } from '@store/sdk'

/** A question and its answer. */
export interface Question {
  question: string
  answer: string
}

/** Questions about one topic. */
export interface Topic {
  title: string
  questions: readonly Question[]
}

/** Frequently asked questions (site 6.2: hours, delivery, cancellation). */
export function topics(): readonly Topic[] {
  const hours = translate(company.hours)
  const { shown: phone } = company.phone
  return [
    {
      title: t`Reaching us`,
      questions: [
        {
          question: t`What are your business hours?`,
          answer: t`We are open ${hours}. Messages sent outside these hours are answered the next working morning.`,
        },
        {
          question: t`How do I ask about a product?`,
          answer: t`Call ${phone}, open the WhatsApp chat at the corner of any page, or send the form on the Contact page. Keep the model number ready: it is on every product card and can be copied.`,
        },
      ],
    },
    {
      title: t`Accounts and prices`,
      questions: [
        {
          question: t`Why do I see another price than my colleague?`,
          answer: t`There are three tiers: end user, reseller and distributor. Everybody sees the price of the tier they registered for; who is not logged in sees the end-user price. Many products also get cheaper from a certain quantity, shown as slabs on the product page.`,
        },
        {
          question: t`What do I need to register as a reseller or distributor?`,
          answer: t`The name and constitution of your firm, its PAN, and the office and residence addresses. Distributors also give their GST number.`,
        },
      ],
    },
    {
      title: t`Delivery`,
      questions: [
        {
          question: t`How are orders delivered?`,
          answer: t`By courier, bus or transport. End users receive their orders by courier. Resellers and distributors choose at checkout: a courier such as DTDC, FedEx, India Post or Ecom Express, or the bus or transport they name.`,
        },
        {
          question: t`How do I follow my order?`,
          answer: t`My Orders shows each step from processing to delivered, with the time it happened. The page refreshes by itself.`,
        },
      ],
    },
    {
      title: t`Changing an order`,
      questions: [
        {
          question: t`Can I cancel or change my order?`,
          answer: t`Only before dispatch. Until then My Orders has a Cancel button, which asks for a reason. To change an order, cancel it and order again, or call us at once. After dispatch an order can no longer be cancelled or changed.`,
        },
      ],
    },
    {
      title: t`Payment and bills`,
      questions: [
        {
          question: t`How do I pay?`,
          answer: t`By bank transfer. The payment page shows our account; transfer the amount, then upload a screenshot or receipt as JPG, PNG or PDF. Your order is placed with the proof and confirmed once we receive the money.`,
        },
        {
          question: t`Do I get a GST invoice?`,
          answer: t`Yes, for every order. The bill appears beside the order in My Orders as soon as it is made, ready to view and download. Give your GST number at checkout so that it is on the bill and you can claim input credit.`,
        },
      ],
    },
  ]
}
