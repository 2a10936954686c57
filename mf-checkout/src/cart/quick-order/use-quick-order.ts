import { plural } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { messageOf, useSession } from '@store/sdk'
import { formatCount, toast, useForm } from '@store/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddToCartInBulkMutation } from '../cart-changes-api.ts'
import { keepLines, useKeptLines } from './kept-lines.ts'
import { keysOf, type OrderLine, parseOrderLines, withModelNo } from './order-lines.ts'
import type { CheckedLine } from './quick-order-lines.tsx'
import { usePreview } from './use-preview.ts'

interface QuickOrderValues {
  lines: string
}

/** Identical lines are rejected for the same reason, wherever they are. */
const contentOf = ({ modelNo, quantity }: OrderLine) => `${modelNo.toLowerCase()}|${quantity}`

const addedText = (lines: number) =>
  plural(lines, { one: '# line added to cart', other: '# lines added to cart' })

const remainingText = (lines: number) =>
  plural(lines, { one: '# line to correct', other: '# lines to correct' })

const isReady = ({ problem }: Pick<CheckedLine, 'problem'>) => problem === undefined

const appended = (text: string, more: string) => [text.trimEnd(), more].filter(Boolean).join('\n')

function findCountFault(ready: number): FormError | undefined {
  if (ready === 0) return fieldError('lines', messages.quickOrder.nothing)
  if (ready <= largestCartLines) return undefined
  return fieldError('lines', messages.quickOrder.tooMany(formatCount(largestCartLines)))
}

/**
 * State of a quick order: parses the text area, looks up each line, adds the valid ones, and keeps the rejected ones in
 * the text area with the reason, to be corrected. A visitor's lines are kept through sign-in.
 * @param onAllAdded called when no line is left to correct
 */
export function useQuickOrder({ onAllAdded }: { onAllAdded?: (() => void) | undefined } = {}) {
  const { role } = useSession()
  const navigate = useNavigate()
  const [addInBulk] = useAddToCartInBulkMutation()
  const [rejections, setRejections] = useState<ReadonlyMap<string, string>>(new Map())
  const checkLines = (text: string): CheckedLine[] => {
    const parsed = parseOrderLines(text)
    const keys = keysOf(parsed)
    return parsed.map((line, index) => {
      const preview = previews[keys[index] ?? '']
      const problem = line.error ?? rejections.get(contentOf(line)) ?? preview?.message
      return { ...line, preview, problem }
    })
  }
  const form = useForm<QuickOrderValues>({
    initial: { lines: '' },
    draft: 'quick-order',
    draftOutlivesSending: true,
    failure: messages.shop.addFailed,
    validate: ({ lines }) => findCountFault(checkLines(lines).filter(isReady).length),
    submit: async ({ lines }) => {
      if (!isBuyer(role)) {
        keepLines(lines)
        return navigate('/login')
      }
      const checked = checkLines(lines)
      const ready = checked.flatMap((line) =>
        isReady(line) && line.quantity !== undefined
          ? [{ line, request: { modelNo: line.modelNo, quantity: line.quantity } }]
          : [],
      )
      try {
        const { rejected } = await addInBulk(ready.map(({ request }) => request)).unwrap()
        const refused = new Map(
          rejected.map(({ line, message }) => [ready[line - 1]?.line, message]),
        )
        const remaining = checked.filter((line) => !isReady(line) || refused.has(line))
        setRejections(
          new Map([...refused].flatMap(([line, why]) => (line ? [[contentOf(line), why]] : []))),
        )
        form.set('lines', remaining.map(({ text }) => text).join('\n'))
        const added = ready.length - rejected.length
        if (added > 0) toast.success(addedText(added))
        if (remaining.length > 0) toast.error(remainingText(remaining.length))
        else onAllAdded?.()
      } catch (error) {
        toast.error(messageOf(error, messages.shop.addFailed))
        throw error
      }
    },
  })
  const append = (more: string) => form.set('lines', appended(form.values.lines, more))
  useKeptLines(append)
  const { previews, isChecking } = usePreview(parseOrderLines(form.values.lines))
  const lines = checkLines(form.values.lines)
  return {
    form,
    lines,
    isChecking,
    ready: lines.filter(isReady),
    /** Appends lines to the text area. */
    append,
    /** Takes a near model for a line. */
    replaceModelNo: (line: OrderLine, modelNo: string) =>
      form.set('lines', withModelNo(form.values.lines, line, modelNo)),
  }
}
