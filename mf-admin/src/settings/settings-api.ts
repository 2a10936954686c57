import type {
  BankProposalForm,
  DeliveryForm,
  HolidaysForm,
  ManagedSettings,
  ProductSettingsForm,
  SellerForm,
  SettingsChanged,
  TermsForm,
} from '@store/contract/schemas/managed-settings'
import { defineEndpoints } from '@store/sdk'

const path = '/admin/settings'
const proposals = `${path}/bank-proposals`
/** Also on failure: somebody else may have saved or decided meanwhile. */
const invalidatesTags = ['PaymentSettings', 'Audit', 'Dashboard'] as const

/** What the superadmin may change of the store. */
export const settingsApi = defineEndpoints('mf-admin/settings', (build) => ({
  getManagedSettings: build.query<ManagedSettings, void>({
    query: () => path,
    // Each step of a change of the bank details is a notification, too.
    providesTags: ['PaymentSettings', 'Notification'],
  }),
  saveSeller: build.mutation<SettingsChanged, SellerForm>({
    query: (body) => ({ url: `${path}/seller`, method: 'PUT', body }),
    invalidatesTags: [...invalidatesTags],
  }),
  saveTerms: build.mutation<SettingsChanged, TermsForm>({
    query: (body) => ({ url: `${path}/terms`, method: 'PUT', body }),
    invalidatesTags: [...invalidatesTags],
  }),
  saveHolidays: build.mutation<SettingsChanged, HolidaysForm>({
    query: (body) => ({ url: `${path}/holidays`, method: 'PUT', body }),
    invalidatesTags: [...invalidatesTags],
  }),
  saveDelivery: build.mutation<SettingsChanged, DeliveryForm>({
    query: (body) => ({ url: `${path}/delivery`, method: 'PUT', body }),
    invalidatesTags: [...invalidatesTags],
  }),
  saveProductSettings: build.mutation<SettingsChanged, ProductSettingsForm>({
    query: (body) => ({ url: `${path}/products`, method: 'PUT', body }),
    invalidatesTags: [...invalidatesTags],
  }),
  proposeBankDetails: build.mutation<SettingsChanged, BankProposalForm>({
    query: (body) => ({ url: proposals, method: 'POST', body }),
    invalidatesTags: [...invalidatesTags],
  }),
  confirmBankDetails: build.mutation<SettingsChanged, string>({
    query: (id) => ({ url: `${proposals}/${id}/confirm`, method: 'POST' }),
    invalidatesTags: [...invalidatesTags],
  }),
  rejectBankDetails: build.mutation<SettingsChanged, { id: string; reason: string }>({
    query: ({ id, reason }) => ({
      url: `${proposals}/${id}/reject`,
      method: 'POST',
      body: { reason },
    }),
    invalidatesTags: [...invalidatesTags],
  }),
  withdrawBankDetails: build.mutation<SettingsChanged, string>({
    query: (id) => ({ url: `${proposals}/${id}`, method: 'DELETE' }),
    invalidatesTags: [...invalidatesTags],
  }),
}))

export const {
  useGetManagedSettingsQuery,
  useSaveSellerMutation,
  useSaveTermsMutation,
  useSaveDeliveryMutation,
  useSaveHolidaysMutation,
  useSaveProductSettingsMutation,
  useProposeBankDetailsMutation,
  useConfirmBankDetailsMutation,
  useRejectBankDetailsMutation,
  useWithdrawBankDetailsMutation,
} = settingsApi
