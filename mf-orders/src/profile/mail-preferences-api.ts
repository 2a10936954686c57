import type {
  MailPreference,
  MailPreferences,
} from '@store/contract/schemas/accounts/mail-preferences'
import { defineEndpoints } from '@store/sdk'

/** Which mails the buyer gets beside the notifications in the store. */
export const mailPreferencesApi = defineEndpoints('mf-orders/mail-preferences', (build) => ({
  getMailPreferences: build.query<MailPreferences, void>({
    query: () => '/notifications/preferences',
    providesTags: ['Account'],
  }),
  setMailPreference: build.mutation<MailPreferences, MailPreference>({
    query: (preference) => ({
      url: '/notifications/preferences',
      method: 'PUT',
      body: preference,
    }),
    // The choice shows at once, and is taken back with the server's message if it fails.
    onQueryStarted: async ({ kind, mail }, { dispatch, queryFulfilled }) => {
      const patch = dispatch(
        mailPreferencesApi.util.updateQueryData(
          'getMailPreferences',
          undefined,
          ({ preferences }) => {
            const preference = preferences.find((each) => each.kind === kind)
            if (preference) preference.mail = mail
          },
        ),
      )
      await queryFulfilled.catch(() => patch.undo())
    },
  }),
}))

export const { useGetMailPreferencesQuery, useSetMailPreferenceMutation } = mailPreferencesApi
