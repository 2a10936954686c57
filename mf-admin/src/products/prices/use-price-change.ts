import * as adminMessages from '@store/contract/rules/admin-messages'
import type { PriceRule } from '@store/contract/rules/catalog/managed/price-rule'
import type { ImportProgress } from '@store/contract/schemas/catalog/imports'
import type {
  PriceChangePreview,
  PriceChangeReport,
} from '@store/contract/schemas/catalog/price-changes'
import { messageOf } from '@store/sdk'
import { useState } from 'react'
import { useChangePricesMutation, usePreviewPriceChangeMutation } from './price-changes-api.ts'
import { type PriceRuleValues, type PriceScope, ruleOf, selectionOf } from './price-rule-form.ts'

/** A rule and what it would do. */
type Previewed = { rule: PriceRule; preview: PriceChangePreview }

/** The state of a change of prices. */
export type PriceChangeStep =
  | { kind: 'rule' }
  | ({ kind: 'preview'; error?: string } & Previewed)
  | { kind: 'changing'; progress?: ImportProgress }
  | { kind: 'done'; report: PriceChangeReport }

/** State and actions of a change of many prices: describe it, preview it, make it. */
export function usePriceChange(scope: PriceScope) {
  const [step, setStep] = useState<PriceChangeStep>({ kind: 'rule' })
  const [previewPriceChange] = usePreviewPriceChangeMutation()
  const [changePrices] = useChangePricesMutation()
  return {
    step,
    /** @throws the error of the call, for the form */
    preview: async (values: PriceRuleValues) => {
      const rule = ruleOf(values)
      const selection = selectionOf(values, scope)
      const preview = await previewPriceChange({ rule, selection }).unwrap()
      setStep({ kind: 'preview', rule, preview })
    },
    change: async ({ rule, preview }: Previewed) => {
      setStep({ kind: 'changing' })
      const onRows = (progress: ImportProgress) => setStep({ kind: 'changing', progress })
      try {
        const report = await changePrices({ rule, seen: preview.seen, onRows }).unwrap()
        setStep({ kind: 'done', report })
      } catch (error) {
        const message = messageOf(error, adminMessages.priceChanges.failed)
        setStep({ kind: 'preview', rule, preview, error: message })
      }
    },
    back: () => setStep({ kind: 'rule' }),
  }
}
