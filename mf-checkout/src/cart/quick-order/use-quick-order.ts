import { plural } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import { largestCartLines, mostWrittenLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { messageOf, useSession } from '@store/sdk'
import { formatCount, toast, useForm } from '@store/ui'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddToCartInBulkMutation } from '../cart-changes-api.ts'
import { keepLines, useKeptLines } from './kept-lines.ts'
import { type CheckedLine, checkLine, keysOf, requestOf, withModelNo } from './order-lines.ts'
import { usePreview } from './use-preview.ts'
import { useWrittenItems } from './use-written-items.ts'

interface QuickOrderValues {
  lines: string
}

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
 * State of a quick order: reads the text area, looks up each line, adds the valid ones, and keeps the rejected ones in
 * the text area with the reason, to be corrected. A visitor's lines are kept through sign-in.
 * @param onAllAdded called when no line is left to correct
 */
export function useQuickOrder({ onAllAdded }: { onAllAdded?: (() => void) | undefined } = {}) {
  const { role } = useSession()
  const navigate = useNavigate()
  const [addInBulk] = useAddToCartInBulkMutation()
  const [rejections, setRejections] = useState<ReadonlyMap<string, string>>(new Map())
  // The form reads the lines when it is sent; they are checked after it, by what it holds.
  const { current } = useRef<{ lines: readonly CheckedLine[] }>({ lines: [] })
  const form = useForm<QuickOrderValues>({
    initial: { lines: '' },
    draft: 'quick-order',
    draftOutlivesSending: true,
    failure: messages.shop.addFailed,
    validate: () => findCountFault(current.lines.filter(isReady).length),
    submit: async ({ lines: written }) => {
      if (!isBuyer(role)) {
        keepLines(written)
        return navigate('/login')
      }
      const checked = current.lines
      const ready = checked.flatMap((line) => {
        const request = requestOf(line)
        return request ? [{ line, request }] : []
      })
      try {
        const { rejected } = await addInBulk(ready.map(({ request }) => request)).unwrap()
        const refused = new Map(
          rejected.map(({ line, message }) => [ready[line - 1]?.line, message]),
        )
        const remaining = checked.filter((line) => !isReady(line) || refused.has(line))
        setRejections(
          new Map([...refused].flatMap(([line, why]) => (line ? [[line.text, why]] : []))),
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
  const { items, isReading } = useWrittenItems(form.values.lines)
  const texts = useMemo(() => items.slice(0, mostWrittenLines).map(({ text }) => text), [items])
  const { previews, isChecking } = usePreview(texts)
  const lines = useMemo(() => {
    const keys = keysOf(items.map(({ text }) => text))
    return items.map((item, at) =>
      checkLine(item, previews[keys[at] ?? ''], rejections.get(item.text)),
    )
  }, [items, previews, rejections])
  current.lines = lines
  return {
    form,
    lines,
    isChecking: isChecking || isReading,
    ready: lines.filter(isReady),
    /** Appends lines to the text area. */
    append,
    /** Takes one of several models, or a near one, for a line. */
    replaceModelNo: (line: CheckedLine, modelNo: string) =>
      form.set('lines', withModelNo({ written: form.values.lines, items }, line, modelNo)),
  }
}
