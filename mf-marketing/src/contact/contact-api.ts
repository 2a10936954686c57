import type { ContactForm } from '@store/contract/rules/accounts/contact-validation'
import type { ContactAnswer } from '@store/contract/schemas/accounts/contact'
import type { AccountDetails } from '@store/contract/schemas/accounts/profile'
import type { Order, OrderList } from '@store/contract/schemas/orders/orders'
import { defineEndpoints } from '@store/sdk'

/** Most orders that a message is offered to be about. */
const mostOrders = 10

/** A message to the company (office 4.1), and what the form knows of a buyer who is signed in. */
const contactApi = defineEndpoints('mf-marketing/contact', (build) => ({
  sendContactMessage: build.mutation<ContactAnswer, ContactForm>({
    query: (body) => ({ url: '/contact', method: 'POST', body }),
  }),
  getOwnMobile: build.query<string, void>({
    query: () => '/auth/me/details',
    transformResponse: ({ details }: AccountDetails) => details.mobile,
    providesTags: ['Account'],
  }),
  getLatestOrders: build.query<Order[], void>({
    query: () => ({ url: '/orders', params: { limit: mostOrders } }),
    transformResponse: ({ orders }: OrderList) => orders,
    providesTags: ['Order'],
  }),
}))

export const { useSendContactMessageMutation, useGetOwnMobileQuery, useGetLatestOrdersQuery } =
  contactApi
