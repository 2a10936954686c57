import type { ColumnMapping } from '@store/contract/rules/catalog/imports/import-columns'
import { isRecord } from '@store/contract/rules/is-record'
import type { ImportOptions } from '@store/contract/schemas/catalog/import-options'
import type {
  ImportListQuery,
  ImportProgress,
  ImportReport,
  ImportUndone,
  ProductImport,
} from '@store/contract/schemas/catalog/imports'
import type { TableFormat } from '@store/contract/schemas/wire'
import { callApiWith, defineEndpoints, fetchWithProgress, totalOf } from '@store/sdk'
import { readBlobUrl } from '../table-files/read-blob-url.ts'
import { parseOutcome, parseProgress } from './import-response.ts'

/** Milliseconds; enough for 25 MB over a slow line and a hundred thousand rows. */
const uploadTimeoutMs = 900_000

/** A product file and how to process it. */
export interface ProductUpload {
  file: File
  /** `check` writes nothing; `whole` writes all rows or none; `partial` leaves bad rows out. */
  kind: 'check' | 'whole' | 'partial'
  /** What its columns are; a check may guess it. */
  mapping: ColumnMapping | 'guess'
  options: ImportOptions
  /** `shown` of the last check. */
  shown?: string | undefined
  /** Its Idempotency-Key: sent again with the same one, nothing is imported twice. */
  key?: string | undefined
  /** Called with the uploaded fraction, from 0 to 1. */
  onSent: (part: number) => void
  /** Called with the number of processed rows. */
  onRows: (progress: ImportProgress) => void
}

/** One page of the imports, newest first, and how many there were. */
export interface ImportPage {
  imports: ProductImport[]
  total: number
}

const paramsOf = { check: { dryRun: true }, whole: {}, partial: { partial: true } } as const

/** The server failed halfway (the error is in `data`), or a proxy answered instead. */
const unexpectedAnswer = { status: 'CUSTOM_ERROR', error: 'not a report of the store' } as const

function isReport(answer: unknown): answer is ImportReport {
  return isRecord(answer) && Array.isArray(answer.rejected)
}

type UploadedFile = Pick<ProductUpload, 'file' | 'mapping' | 'options' | 'shown'>

function bodyOf({ file, mapping, options, shown }: UploadedFile): FormData {
  const form = new FormData()
  form.set('mapping', mapping === 'guess' ? mapping : JSON.stringify(mapping))
  form.set('options', JSON.stringify(options))
  if (shown !== undefined) form.set('shown', shown)
  form.set('file', file)
  return form
}

/** Product imports. */
export const importsApi = defineEndpoints('mf-admin/imports', (build) => ({
  getImports: build.query<ImportPage, ImportListQuery>({
    query: (params) => ({ url: '/products/imports', params }),
    transformResponse: (imports: ProductImport[], meta) => ({
      imports,
      total: totalOf(meta, imports.length),
    }),
    providesTags: ['Import'],
  }),
  uploadProducts: build.mutation<ImportReport, ProductUpload>({
    queryFn: async (upload, api, options) => {
      const call = {
        url: '/products/upload-excel',
        method: 'POST',
        params: paramsOf[upload.kind],
        headers: {
          accept: 'application/x-ndjson, application/json',
          ...(upload.key !== undefined && { 'idempotency-key': upload.key }),
        },
        body: bodyOf(upload),
        responseHandler: async (response: Response) => parseOutcome(await response.text()),
        timeout: uploadTimeoutMs,
      }
      const send = fetchWithProgress(upload.onSent, (text) => {
        const progress = parseProgress(text)
        if (progress) upload.onRows(progress)
      })
      const { data, error } = await callApiWith(send)(call, api, options)
      return isReport(data) ? { data } : { error: error ?? { ...unexpectedAnswer, data } }
    },
    invalidatesTags: (report) => (report?.importId ? ['Import', 'Product', 'Dashboard'] : []),
  }),
  /** The rows of a file that an import would leave out. Returns a blob URL for `saveBlob`. */
  getRejectedRows: build.mutation<string, UploadedFile & { format: TableFormat }>({
    query: ({ format, ...upload }) => ({
      url: '/products/upload-excel/rejected-rows',
      method: 'POST',
      params: { format },
      body: bodyOf(upload),
      timeout: uploadTimeoutMs,
      responseHandler: readBlobUrl,
    }),
  }),
  /** The rows that an import left out, as it refused them. Returns a blob URL for `saveBlob`. */
  getLeftOutRows: build.mutation<string, { importId: string; format: TableFormat }>({
    query: ({ importId, format }) => ({
      url: `/products/imports/${encodeURIComponent(importId)}/rejected-rows`,
      params: { format },
      responseHandler: readBlobUrl,
    }),
  }),
  undoImport: build.mutation<ImportUndone, string>({
    query: (id) => ({ url: `/products/imports/${encodeURIComponent(id)}/undo`, method: 'POST' }),
    // Also on failure: the list is then out of date.
    invalidatesTags: ['Import', 'Product', 'Dashboard'],
  }),
}))

export const {
  useGetImportsQuery,
  useUploadProductsMutation,
  useGetRejectedRowsMutation,
  useGetLeftOutRowsMutation,
  useUndoImportMutation,
} = importsApi
