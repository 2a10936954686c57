import { findGstNumberFault } from '@store/contract/rules/accounts/gst-number'
import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import { gstNumberQuestions } from '@store/contract/rules/orders/tax/tax-messages'
import { useState } from 'react'

const normalise = (typed: string) => typed.trim().toUpperCase()

/**
 * Asks about a GST number that has the form of one and yet is none: correct it, or go on without input credit. The answer
 * counts for that number only. Use it as the last check of a form, and with `GstNumberField`.
 * @example validate: (values) => validateProfile(role, values) ?? gstNumberQuestion.ask(values.gstNumber)
 */
export function useGstNumberQuestion() {
  const [accepted, setAccepted] = useState('')
  return {
    /** What the form shows at the field `gstNumber`; `undefined` for a right number, a blank one and one that was gone on with. */
    ask: (typed: string | undefined): FormError | undefined => {
      const gstNumber = normalise(typed ?? '')
      const fault = gstNumber === '' ? undefined : findGstNumberFault(gstNumber, {})
      const isAsked = fault === 'state' || fault === 'check-digit'
      return isAsked && gstNumber !== accepted
        ? fieldError('gstNumber', gstNumberQuestions[fault])
        : undefined
    },
    accept: (typed: string) => setAccepted(normalise(typed)),
    isAccepted: (typed: string) => accepted !== '' && normalise(typed) === accepted,
  }
}

/** What {@link useGstNumberQuestion} returns. */
export type GstNumberQuestion = ReturnType<typeof useGstNumberQuestion>
