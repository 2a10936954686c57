import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { useState } from 'react'
import { questionOf } from '../answer/question-of.ts'
import { useAnswer } from '../answer/use-answer.ts'
import { useSettle } from '../settle/use-settle.ts'
import type { ReceiptNavigation } from './use-receipt-navigation.ts'
import type { ReceiptSelection } from './use-receipt-selection.ts'
import type { useReceipts } from './use-receipts.ts'

interface ReceiptActionDependencies {
  state: ReceiptState
  source: ReturnType<typeof useReceipts>
  navigation: ReceiptNavigation
  selection: ReceiptSelection
}

/** What is done to the payments of a list: exact ones are assigned at once, the others are decided about in the panel. */
export function useReceiptActions(dependencies: ReceiptActionDependencies) {
  const { state, source, navigation, selection } = dependencies
  const { receipts, markHandled } = source
  const { cursor, active, focusGrid } = navigation
  const [asked, setAsked] = useState<readonly Receipt[]>()
  const { settle, pending, result, clearResult } = useSettle({
    onLeave: cursor.leave,
    onDone: markHandled,
  })
  const give = useAnswer({ onLeave: cursor.leave, onDone: markHandled })
  const question = active && cursor.index >= 0 ? questionOf(active) : undefined
  const assign = (receipt: Receipt) => {
    if (active?._id === receipt._id) focusGrid()
    void settle([receipt])
  }
  return {
    /** Payments that are being assigned. */
    pending,
    result,
    clearResult,
    assign,
    /** Answers about payments: whether they are known already, returned, or paid back. */
    give,
    answerYes: () => {
      if (active && question) void give.answer([active], question.yes)
    },
    answerNo: () => {
      if (active && question) void give.answer([active], question.no)
    },
    /** What Enter does to the active payment; nothing when somebody else settled it. */
    act: () => {
      if (active === undefined || cursor.index < 0) return
      if (state === 'exact') assign(active)
      else navigation.openDecision()
    },
    /** The payments that are assigned together once the summary is confirmed. */
    asked,
    askForAll: () => {
      const all = selection.receipts.length > 0 ? selection.receipts : receipts
      if (state === 'exact' && all.length > 0) setAsked(all)
    },
    stopAsking: () => setAsked(undefined),
    settleAsked: () => {
      setAsked(undefined)
      selection.clear()
      if (asked) void settle(asked)
    },
    handleDecided: ({ _id, state: next }: Receipt) => {
      // A part of it may wait in this list still.
      if (next === state) return focusGrid()
      cursor.leave([_id])
      markHandled([_id])
      navigation.close()
    },
  }
}
