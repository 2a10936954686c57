import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { importAccept, largestImportBytes } from '@store/contract/rules/limits'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import type { ImportOptions } from '@store/contract/schemas/catalog/import-options'
import type {
  FoundColumn,
  ImportProgress,
  ImportReport,
} from '@store/contract/schemas/catalog/imports'
import type { TableFormat } from '@store/contract/schemas/wire'
import { messageOf, newIdempotencyKey } from '@store/sdk'
import { saveBlob, toast } from '@store/ui'
import { useState } from 'react'
import { sentValues } from './checked-file/fixed-columns.ts'
import { mappingOf } from './checked-file/found-columns.ts'
import type { ChosenReading } from './checked-file/list-review.tsx'
import { nameOfRejectedRows } from './checked-file/rejected-rows-name.ts'
import {
  type ProductUpload,
  useGetLeftOutRowsMutation,
  useGetRejectedRowsMutation,
  useUploadProductsMutation,
} from './imports-api.ts'

/** A checked file: its column mapping, what was chosen for all its rows, and the report of the dry run. */
export interface CheckedImport {
  file: File
  columns: readonly FoundColumn[]
  options: ImportOptions
  report: ImportReport
  /** The Idempotency-Key of what is written after this check. */
  key: string
}

/** The state of an import. */
export type ImportStep =
  | { kind: 'empty'; error?: string }
  /** `sent` is the uploaded fraction, from 0 to 1. */
  | { kind: 'sending'; file: File; sent: number; progress?: ImportProgress }
  /** `chosen` is how the user wants it read when checking it failed. */
  | ({ kind: 'checked'; error?: string; chosen?: ChosenReading } & CheckedImport)
  /** `shown` is what the check showed. */
  | ({ kind: 'done'; shown?: string | undefined } & CheckedImport)

/** The choices until the user makes others. */
const firstOptions: ImportOptions = { stock: 'set' }

/** The choices as they are sent: a blank text is none, and a value of all rows only of a column that the file has not. */
function sentOptions(
  { description, fixedValues = {}, ...options }: ImportOptions,
  columns: readonly FoundColumn[] = [],
): ImportOptions {
  const text = description?.trim()
  const fixed = sentValues(fixedValues, columns)
  return {
    ...options,
    ...(text && { description: text }),
    ...(Object.keys(fixed).length > 0 && { fixedValues: fixed }),
  }
}

/** Checks kind and size of a file before the upload. */
function findFileError(file: File): string | undefined {
  const isSheet = importAccept.split(',').some((end) => file.name.toLowerCase().endsWith(end))
  if (!isSheet) return sheetMessages.fileType
  return file.size > largestImportBytes
    ? sheetMessages.tooLarge(largestImportBytes / 2 ** 20)
    : undefined
}

const importErrorMessage = (error: unknown) => messageOf(error, importMessages.failed)

/** State and actions of an import: choose a file, check it, write it. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ kind: 'empty' })
  const [uploadProducts] = useUploadProductsMutation()
  const [getRejectedRows] = useGetRejectedRowsMutation()
  const [getLeftOutRows] = useGetLeftOutRowsMutation()

  const send = (upload: Omit<ProductUpload, 'onSent' | 'onRows'>) => {
    const { file } = upload
    const onSent = (sent: number) => setStep({ kind: 'sending', file, sent })
    const onRows = (progress: ImportProgress) =>
      setStep({ kind: 'sending', file, sent: 1, progress })
    onSent(0)
    return uploadProducts({ ...upload, onSent, onRows }).unwrap()
  }
  const checkFile = async ({
    error,
    columns: asked,
    ...upload
  }: Pick<ProductUpload, 'file' | 'options'> & {
    /** Guessed unless a person chose them. */
    columns?: readonly FoundColumn[]
    error?: string
  }) => {
    const { file } = upload
    const mapping = asked ? mappingOf(asked) : 'guess'
    const sent = sentOptions(upload.options, asked)
    const report = await send({ file, mapping, kind: 'check', options: sent })
    const columns = report.columns ?? []
    const key = newIdempotencyKey()
    // What is remembered is used only once it was seen.
    const options = { ...upload.options, fixedValues: report.fixedValues ?? {} }
    setStep({ kind: 'checked', file, report, columns, options, key, ...(error && { error }) })
  }

  return {
    step,
    /** Uploads the chosen file for a dry run; nothing is written. */
    choose: async (file: File | undefined) => {
      const error = file && findFileError(file)
      if (!file || error !== undefined) return setStep({ kind: 'empty', ...(error && { error }) })
      await checkFile({ file, options: firstOptions }).catch((error: unknown) =>
        setStep({ kind: 'empty', error: importErrorMessage(error) }),
      )
    },
    /** Repeats the dry run with the user's column mapping and choices. */
    check: (checked: CheckedImport, columns: readonly FoundColumn[], options: ImportOptions) =>
      checkFile({ file: checked.file, columns, options }).catch((error: unknown) =>
        setStep({
          kind: 'checked',
          ...checked,
          chosen: { columns, options },
          error: importErrorMessage(error),
        }),
      ),
    /** Imports the checked file: all rows, or only the valid ones. */
    write: async (checked: CheckedImport, kind: 'whole' | 'partial') => {
      const { file, columns, options, key } = checked
      const { shown } = checked.report
      const mapping = mappingOf(columns)
      try {
        const report = await send({
          file,
          kind,
          mapping,
          options: sentOptions(options, columns),
          shown,
          key,
        })
        if (report.rejectedRows > 0 && kind === 'whole') {
          const error = importMessages.changedSinceCheck
          return await checkFile({ file, columns, options, error })
        }
        toast.success(report.message)
        setStep({ kind: 'done', file, columns, options, report, shown, key })
      } catch (error) {
        toast.error(importErrorMessage(error))
        setStep({ kind: 'checked', ...checked, error: importErrorMessage(error) })
      }
    },
    /** Downloads the rejected rows: of an import those that it left out. */
    downloadRejected: async (
      { file, columns, options, report, shown }: CheckedImport & { shown?: string | undefined },
      format: TableFormat,
    ) => {
      const { importId } = report
      const sent = sentOptions(options, columns)
      const upload = { file, mapping: mappingOf(columns), options: sent, shown, format }
      try {
        const blob = importId
          ? await getLeftOutRows({ importId, format }).unwrap()
          : await getRejectedRows(upload).unwrap()
        saveBlob(blob, nameOfRejectedRows(file.name, format))
      } catch (error) {
        toast.error(importErrorMessage(error))
      }
    },
    restart: () => setStep({ kind: 'empty' }),
  }
}
