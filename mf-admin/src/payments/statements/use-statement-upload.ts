import { isRecord } from '@store/contract/rules/is-record'
import { largestStatementBytes } from '@store/contract/rules/limits'
import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import type { DateOrder, StatementMapping } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { StatementRead } from '@store/contract/schemas/payments/statements'
import type { TableHead } from '@store/contract/schemas/table-head'
import { fieldErrorsOf, messageOf } from '@store/sdk'
import { tableHeadOf, toast } from '@store/ui'
import { useRef, useState } from 'react'
import { type StatementUpload, useUploadStatementMutation } from './statements-api.ts'
import { triedMapping } from './tried-mapping.ts'

/** The state of a statement that is read. */
export type StatementStep =
  | { kind: 'none' }
  | { kind: 'refused'; fileName: string; messages: readonly string[] }
  | { kind: 'reading'; fileName: string }
  /** Its columns have to be chosen; `mapping` is what was tried or is probable, `error` why that did not work. */
  | {
      kind: 'unknown'
      sent: StatementUpload
      head: TableHead
      mapping: StatementMapping
      error?: string
    }
  /** Nothing in it shows what stands first in its dates. */
  | { kind: 'dates'; sent: StatementUpload; error: string }
  | { kind: 'read'; file: File; result: StatementRead }

/** What is wrong with a file, one sentence for each row or part at fault. */
function messagesOf(error: unknown): string[] {
  const fields = fieldErrorsOf(error).map(({ message }) => message)
  return fields.length > 0 ? [...new Set(fields)] : [messageOf(error, paymentMessages.readFailed)]
}

const bodyOf = (error: unknown) => (isRecord(error) && isRecord(error.data) ? error.data : {})

/** What has to be asked before a file can be read; undefined when the file is at fault. */
function questionOf(error: unknown, sent: StatementUpload): StatementStep | undefined {
  const message = messageOf(error, paymentMessages.readFailed)
  const isOfDates = fieldErrorsOf(error).some(({ field }) => field === 'dateOrder')
  if (isOfDates) return { kind: 'dates', sent, error: message }
  const head = tableHeadOf(error)
  if (!head) return undefined
  const body = bodyOf(error)
  const asked = { kind: 'unknown', sent, head, mapping: triedMapping(body) } as const
  return body.code === 'columns_unknown' ? asked : { ...asked, error: message }
}

/**
 * State and actions of reading a bank statement. What cannot be read by the columns that were chosen keeps the choice open.
 * @param onRead receives what was in a statement that is read
 */
export function useStatementUpload(onRead: (read: StatementRead) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState<StatementStep>({ kind: 'none' })
  const [send] = useUploadStatementMutation()

  const refuse = (file: File, messages: readonly string[]) =>
    setStep({ kind: 'refused', fileName: file.name, messages })

  const read = async (sent: StatementUpload, head?: TableHead) => {
    setStep({ kind: 'reading', fileName: sent.file.name })
    try {
      const result = await send(sent).unwrap()
      setStep({ kind: 'read', file: sent.file, result })
      onRead(result)
    } catch (error) {
      const question = questionOf(error, sent)
      if (question) setStep(question)
      else if (head && sent.mapping) {
        const message = messageOf(error, paymentMessages.readFailed)
        setStep({ kind: 'unknown', sent, head, mapping: sent.mapping, error: message })
      } else refuse(sent.file, messagesOf(error))
    }
  }
  return {
    step,
    /** Ref of the file input. */
    input,
    openPicker: () => input.current?.click(),
    choose: (file: File | undefined) => {
      if (!file || step.kind === 'reading') return
      if (file.size > largestStatementBytes) refuse(file, [statementMessages.tooLarge])
      else void read({ file })
    },
    /** Reads a file again with the columns that were chosen. */
    readWith: (mapping: StatementMapping) => {
      if (step.kind === 'unknown') void read({ ...step.sent, mapping }, step.head)
    },
    /** Reads a file again whose dates are written so. */
    readDates: (dateOrder: DateOrder) => {
      if (step.kind === 'dates') void read({ ...step.sent, dateOrder })
    },
    /** Asks for the columns of the file that was read; it stays read until it can be read by others. */
    changeColumns: async () => {
      if (step.kind !== 'read') return
      const { file, result } = step
      setStep({ kind: 'reading', fileName: file.name })
      try {
        setStep({ kind: 'read', file, result: await send({ file, asks: true }).unwrap() })
      } catch (error) {
        const question = questionOf(error, { file, replaced: result })
        if (question) setStep(question)
        else {
          setStep(step)
          toast.error(messageOf(error, paymentMessages.readFailed))
        }
      }
    },
    /** Leaves the last file; one that was read before its columns were asked for again stays read. */
    dismiss: () => {
      const { file, replaced } = 'sent' in step ? step.sent : {}
      setStep(file && replaced ? { kind: 'read', file, result: replaced } : { kind: 'none' })
    },
  }
}

export type StatementUploadFlow = ReturnType<typeof useStatementUpload>
