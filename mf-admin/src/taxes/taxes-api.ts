import type { TaxSetting } from '@store/contract/rules/taxes/tax-settings'
import type { EwayBillForm } from '@store/contract/schemas/taxes/eway-bills'
import type { AnswerStored, CancellationForm } from '@store/contract/schemas/taxes/portal-answers'
import type {
  EInvoicesQuery,
  FiledReturnQuery,
  Gstr1Query,
  RegisterQuery,
  TaxDetailsForm,
  TaxMonth,
  TaxMonthQuery,
} from '@store/contract/schemas/taxes/tax-months'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints, withoutBlanks } from '@store/sdk'
import { readBlobUrl } from '../table-files/read-blob-url.ts'

const path = '/admin/taxes'
/** Twenty thousand documents take some seconds. */
const timeout = 120_000
/** Cache tag: what a document lacks follows from it and from the settings. */
const monthTag = { type: 'Order', id: 'taxes' } as const

/** A file of a month; returns a blob URL for `saveBlob`. */
const fileOf = (file: string, params: object) => ({
  url: `${path}/${file}`,
  params: withoutBlanks({ ...params }),
  timeout,
  responseHandler: readBlobUrl,
})

function answerForm(answer: File): FormData {
  const form = new FormData()
  form.append('answer', answer)
  return form
}

/** Documents of a month for the tax office, and their files. */
export const taxesApi = defineEndpoints('mf-admin/taxes', (build) => ({
  getTaxMonth: build.query<TaxMonth, TaxMonthQuery>({
    query: (params) => ({ url: path, params: withoutBlanks({ ...params }), timeout }),
    providesTags: [monthTag],
  }),
  exportGstr1: build.mutation<string, Gstr1Query>({ query: (query) => fileOf('gstr1', query) }),
  exportEInvoices: build.mutation<string, EInvoicesQuery>({
    query: (query) => fileOf('e-invoices', query),
  }),
  exportRegister: build.mutation<string, RegisterQuery>({
    query: (query) => fileOf('register', query),
  }),
  makeEwayBill: build.mutation<string, EwayBillForm>({
    query: (body) => ({
      url: `${path}/eway-bill`,
      method: 'POST',
      body,
      responseHandler: readBlobUrl,
    }),
    invalidatesTags: [monthTag],
  }),
  addTaxDetails: build.mutation<MessageBody, TaxDetailsForm>({
    query: (body) => ({ url: `${path}/details`, method: 'POST', body }),
    invalidatesTags: [monthTag],
  }),
  fileReturn: build.mutation<MessageBody, Gstr1Query>({
    query: (body) => ({ url: `${path}/filed`, method: 'POST', body, timeout }),
    invalidatesTags: [monthTag],
  }),
  takeBackFiledReturn: build.mutation<MessageBody, FiledReturnQuery>({
    query: (params) => ({ url: `${path}/filed`, method: 'DELETE', params }),
    invalidatesTags: [monthTag],
  }),
  exportFiledReturn: build.mutation<string, FiledReturnQuery>({
    query: (query) => fileOf('filed', query),
  }),
  addPortalAnswer: build.mutation<AnswerStored, File>({
    query: (answer) => ({
      url: `${path}/answers`,
      method: 'POST',
      body: answerForm(answer),
      timeout,
    }),
    invalidatesTags: [monthTag],
  }),
  addCancellation: build.mutation<MessageBody, CancellationForm>({
    query: (body) => ({ url: `${path}/cancellations`, method: 'POST', body }),
    invalidatesTags: [monthTag],
  }),
  addTaxSetting: build.mutation<MessageBody, TaxSetting>({
    query: (body) => ({ url: `${path}/settings`, method: 'POST', body }),
    invalidatesTags: [monthTag],
  }),
}))

export const {
  useGetTaxMonthQuery,
  useExportGstr1Mutation,
  useExportEInvoicesMutation,
  useExportRegisterMutation,
  useMakeEwayBillMutation,
  useAddTaxDetailsMutation,
  useAddTaxSettingMutation,
  useFileReturnMutation,
  useTakeBackFiledReturnMutation,
  useExportFiledReturnMutation,
  useAddPortalAnswerMutation,
  useAddCancellationMutation,
} = taxesApi
