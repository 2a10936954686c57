import { isRecord } from '@store/contract/rules/is-record'
import { largestStatementBytes } from '@store/contract/rules/limits'
import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import type { StatementMapping } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { StatementRead } from '@store/contract/schemas/payments/statements'
import { fieldErrorsOf, messageOf } from '@store/sdk'
import { useRef, useState } from 'react'
import { mappingOf, rememberMapping } from './column-mappings.ts'
import { readHead, type StatementHead } from './statement-head.ts'
import { useUploadStatementMutation } from './statements-api.ts'

/** The state of a statement that is read. */
export type StatementStep =
  | { kind: 'none' }
  | { kind: 'refused'; fileName: string; messages: readonly string[] }
  | { kind: 'reading'; fileName: string }
  /** Its columns have to be chosen; `mapping` is what was tried. */
  | {
      kind: 'unknown'
      file: File
      head: StatementHead
      mapping?: StatementMapping
      error?: string
    }
  | { kind: 'read'; result: StatementRead }

/** What is wrong with a file, one sentence for each row or part at fault. */
function messagesOf(error: unknown): string[] {
  const fields = fieldErrorsOf(error).map(({ message }) => message)
  return fields.length > 0 ? [...new Set(fields)] : [messageOf(error, paymentMessages.readFailed)]
}

const headOf = (error: unknown) =>
  isRecord(error) && isRecord(error.data) ? readHead(error.data) : undefined

/**
 * State and actions of reading a bank statement. Columns that were chosen before are tried without asking again.
 * @param onRead receives what was in a statement that is read
 */
export function useStatementUpload(onRead: (read: StatementRead) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState<StatementStep>({ kind: 'none' })
  const [send] = useUploadStatementMutation()

  const refuse = (file: File, messages: readonly string[]) =>
    setStep({ kind: 'refused', fileName: file.name, messages })

  const succeed = (result: StatementRead) => {
    setStep({ kind: 'read', result })
    onRead(result)
  }

  const readWith = async (file: File, head: StatementHead, mapping: StatementMapping) => {
    setStep({ kind: 'reading', fileName: file.name })
    try {
      const result = await send({ file, mapping }).unwrap()
      rememberMapping(head, mapping)
      succeed(result)
    } catch (error) {
      const isOfMapping = fieldErrorsOf(error).some(({ field }) => field === 'mapping')
      if (!isOfMapping) return refuse(file, messagesOf(error))
      setStep({
        kind: 'unknown',
        file,
        head,
        mapping,
        error: messageOf(error, paymentMessages.readFailed),
      })
    }
  }
  const read = async (file: File) => {
    setStep({ kind: 'reading', fileName: file.name })
    try {
      succeed(await send({ file }).unwrap())
    } catch (error) {
      const head = headOf(error)
      if (head === undefined) return refuse(file, messagesOf(error))
      const remembered = mappingOf(head)
      if (remembered) await readWith(file, head, remembered)
      else setStep({ kind: 'unknown', file, head })
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
      else void read(file)
    },
    /** Reads a file again with the columns that were chosen. */
    readWith: (mapping: StatementMapping) => {
      if (step.kind === 'unknown') void readWith(step.file, step.head, mapping)
    },
    dismiss: () => setStep({ kind: 'none' }),
  }
}

export type StatementUploadFlow = ReturnType<typeof useStatementUpload>
