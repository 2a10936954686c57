import { fieldError } from '@store/contract/rules/field-errors'
import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import { formatCount, toast, useForm } from '@store/ui'
import { useState } from 'react'
import { useAddToCartInBulkMutation } from '../cart-changes-api.ts'
import { type OrderLine, parseOrderLines } from './order-lines.ts'
import type { CheckedLine } from './quick-order-lines.tsx'

interface QuickOrderValues {
  lines: string
}

/** Identical lines are rejected for the same reason, wherever they are. */
const contentOf = ({ modelNo, quantity }: OrderLine) => `${modelNo.toLowerCase()}|${quantity}`

const lineCountLabel = (lines: number) => `${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'}`

/**
 * State of a quick order: parses the text area, validates each line, adds the valid ones, and keeps the
 * rejected ones in the text area with the reason, to be corrected.
 */
export function useQuickOrder() {
  const [addInBulk] = useAddToCartInBulkMutation()
  const [rejections, setRejections] = useState<ReadonlyMap<string, string>>(new Map())
  const checkLines = (text: string): CheckedLine[] =>
    parseOrderLines(text).map((line) => ({
      ...line,
      problem: line.error ?? rejections.get(contentOf(line)),
    }))
  const form = useForm<QuickOrderValues>({
    initial: { lines: '' },
    draft: 'quick-order',
    draftOutlivesSending: true,
    failure: messages.shop.addFailed,
    validate: ({ lines }) => {
      const ready = checkLines(lines).filter(({ problem }) => problem === undefined)
      if (ready.length === 0) return fieldError('lines', 'There is no line to add yet.')
      return ready.length > largestCartLines
        ? fieldError('lines', `Add at most ${formatCount(largestCartLines)} lines at once.`)
        : undefined
    },
    submit: async ({ lines }) => {
      const checked = checkLines(lines)
      const ready = checked.flatMap((line) =>
        line.problem === undefined && line.quantity !== undefined
          ? [{ line, request: { modelNo: line.modelNo, quantity: line.quantity } }]
          : [],
      )
      try {
        const { rejected } = await addInBulk(ready.map(({ request }) => request)).unwrap()
        const messageOfLine = new Map(
          rejected.flatMap(({ line, message }) => {
            const sent = ready[line - 1]
            return sent ? [[sent.line, message] as const] : []
          }),
        )
        setRejections(
          new Map([...messageOfLine].map(([line, message]) => [contentOf(line), message])),
        )
        const remaining = checked.filter(
          (line) => line.problem !== undefined || messageOfLine.has(line),
        )
        form.set('lines', remaining.map(({ text }) => text).join('\n'))
        const added = ready.length - messageOfLine.size
        if (added > 0) toast.success(`${lineCountLabel(added)} added to cart`)
        if (remaining.length > 0) toast.error(`${lineCountLabel(remaining.length)} to correct`)
      } catch (error) {
        toast.error(messageOf(error, messages.shop.addFailed))
        throw error
      }
    },
  })
  const lines = checkLines(form.values.lines)
  return {
    form,
    lines,
    ready: lines.filter(({ problem }) => problem === undefined).length,
    /** Appends lines to the text area. */
    append: (more: string) =>
      form.set('lines', [form.values.lines.trimEnd(), more].filter(Boolean).join('\n')),
  }
}
