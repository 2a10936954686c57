import type { TaxSetting } from '@store/contract/rules/taxes/tax-settings'
import type {
  EInvoicesQuery,
  EwayBillForm,
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
  }),
  addTaxDetails: build.mutation<MessageBody, TaxDetailsForm>({
    query: (body) => ({ url: `${path}/details`, method: 'POST', body }),
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
} = taxesApi
