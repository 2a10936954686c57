import { largestImportBytes } from '@store/contract/rules/limits'
import { messages } from '@store/contract/rules/messages'
import type { ImportReport } from '@store/contract/schemas/imports'
import { messageOf, toast } from '@store/sdk'
import { useState } from 'react'
import { type ProductUpload, useUploadProductsMutation } from './imports-api.ts'

/** Where an import stands. */
export type ImportStep =
  | { kind: 'empty'; fault?: string }
  | { kind: 'sending'; file: File; isCheck: boolean; sent: number }
  | { kind: 'checked'; file: File; report: ImportReport; fault?: string }
  | { kind: 'done'; file: File; report: ImportReport }

/** What is wrong with a file before it is sent. */
function faultOf(file: File): string | undefined {
  if (!/\.(?:xlsx|csv)$/i.test(file.name)) return messages.imports.fileType
  return file.size > largestImportBytes ? messages.imports.fileTooLarge : undefined
}

/** An import from the choice of its file to its result: checked first, written when told to. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ kind: 'empty' })
  const [uploadProducts] = useUploadProductsMutation()

  const send = (file: File, kind: ProductUpload['kind']) => {
    const onProgress = (sent: number) =>
      setStep({ kind: 'sending', file, isCheck: kind === 'check', sent })
    onProgress(0)
    return uploadProducts({ file, kind, onProgress }).unwrap()
  }

  return {
    step,
    /** Sends the chosen file to be looked at; nothing is written. */
    choose: async (file: File | undefined) => {
      const fault = file && faultOf(file)
      if (!file || fault !== undefined) return setStep({ kind: 'empty', ...(fault && { fault }) })
      try {
        setStep({ kind: 'checked', file, report: await send(file, 'check') })
      } catch (error) {
        setStep({ kind: 'empty', fault: messageOf(error, messages.imports.failed) })
      }
    },
    /** Writes the checked file: all of it, or what is good of it. */
    write: async (checked: { file: File; report: ImportReport }, kind: 'whole' | 'partial') => {
      const { file } = checked
      try {
        const report = await send(file, kind)
        const isWritten = report.rejectedRows === 0 || kind === 'partial'
        if (isWritten) toast.success(report.message)
        setStep(
          isWritten
            ? { kind: 'done', file, report }
            : { kind: 'checked', file, report, fault: report.message },
        )
      } catch (error) {
        const fault = messageOf(error, messages.imports.failed)
        toast.error(fault)
        setStep({ kind: 'checked', ...checked, fault })
      }
    },
    restart: () => setStep({ kind: 'empty' }),
  }
}
