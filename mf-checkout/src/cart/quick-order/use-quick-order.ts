import { plural, t } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { listOf } from '@store/contract/rules/orders/written-lines/lists/with-choice'
import { linesOf } from '@store/contract/rules/orders/written-lines/written-lines'
import { messageOf, sendWhenConnected, useSession } from '@store/sdk'
import { formatCount, toast, useForm } from '@store/ui'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddToCartInBulkMutation } from '../cart-changes-api.ts'
import { keepLines, useKeptLines } from './kept-lines.ts'
import { appendLines, type CheckedLine, checkLine, requestOf } from './order-lines.ts'
import { useCheckedSending } from './use-checked-sending.ts'
import { useLineChanges } from './use-line-changes.ts'
import { useReadList } from './use-read-list.ts'
import { useRowFaults } from './use-row-faults.ts'

interface QuickOrderValues {
  lines: string
}

const addedText = (lines: number) =>
  plural(lines, { one: '# line added to cart', other: '# lines added to cart' })

const remainingText = (lines: number) =>
  plural(lines, { one: '# line to correct', other: '# lines to correct' })

const isReady = ({ problem }: Pick<CheckedLine, 'problem'>) => problem === undefined

function findListFault(ready: number, isReading: boolean): FormError | undefined {
  if (isReading) return fieldError('lines', messages.quickOrder.reading)
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
  const form = useForm<QuickOrderValues>({
    initial: { lines: '' },
    draft: 'quick-order',
    draftOutlivesSending: true,
    failure: messages.shop.addFailed,
    validate: () => findListFault(ready.length, isReading),
    submit: async ({ lines: written }) => {
      if (!isBuyer(role)) {
        keepLines(written)
        return navigate('/login')
      }
      const sent = lines.flatMap((line) => {
        const request = requestOf(line)
        return request ? [{ line, request }] : []
      })
      try {
        const requests = sent.map(({ request }) => request)
        const { rejected } = await sendWhenConnected(
          () => addInBulk(requests).unwrap(),
          () => toast.info(t`You are offline. They are added as soon as you are back online.`),
        )
        const refused = new Map(
          rejected.map(({ line, message }) => [sent[line - 1]?.line, message]),
        )
        const remaining = lines.filter((line) => !isReady(line) || refused.has(line))
        setRejections(
          new Map([...refused].flatMap(([line, why]) => (line ? [[line.text, why]] : []))),
        )
        rowFaults.keep(remaining)
        const sentLines = new Set(linesOf(written))
        form.change('lines', (now) => {
          const typed = linesOf(now).filter((line) => !sentLines.has(line))
          return [listOf(remaining), ...typed].join('\n')
        })
        const added = sent.length - rejected.length
        if (added > 0) toast.success(addedText(added))
        if (remaining.length > 0) toast.error(remainingText(remaining.length))
        else onAllAdded?.()
      } catch (error) {
        toast.error(messageOf(error, messages.shop.addFailed))
        throw error
      }
    },
  })
  const append = (more: string) => form.change('lines', (now) => appendLines(now, more))
  useKeptLines(append)
  const { items, isReading, isChecking } = useReadList(form.values.lines)
  const { faultOf, ...rowFaults } = useRowFaults(isReading ? '' : form.values.lines)
  const lines = useMemo(
    () => items.map((item) => checkLine(item, rejections.get(item.text) ?? faultOf(item))),
    [items, rejections, faultOf],
  )
  const ready = useMemo(() => lines.filter(isReady), [lines])
  return {
    // A long list that is still being read is refused.
    form: useCheckedSending(form, isChecking && !isReading),
    lines,
    ready,
    isChecking,
    /** Says why lines of a file cannot be ordered as they are, by each line. */
    setFaults: rowFaults.set,
    // A choice for a line of a former text would undo what was typed since.
    ...useLineChanges(form, isReading ? [] : lines),
  }
}
