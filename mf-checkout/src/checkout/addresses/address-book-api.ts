import type {
  Address,
  AddressBody,
  AddressForm,
  AddressList,
} from '@store/contract/schemas/orders/addresses'
import { defineEndpoints } from '@store/sdk'

/** The tag of the book alone: a saved checkout changes the book, but needs no new request of its own details. */
export const bookTag = { type: 'Shipping', id: 'book' } as const

/** The saved addresses, the one used last first. */
export const addressBookApi = defineEndpoints('mf-checkout/addresses', (build) => ({
  getAddresses: build.query<Address[], void>({
    query: () => '/shipment/addresses',
    transformResponse: ({ addresses }: AddressList) => addresses,
    providesTags: [bookTag],
  }),
  createAddress: build.mutation<Address, AddressForm>({
    query: (body) => ({ url: '/shipment/addresses', method: 'POST', body }),
    transformResponse: ({ address }: AddressBody) => address,
    invalidatesTags: ['Shipping'],
  }),
  changeAddress: build.mutation<Address, { id: string; form: AddressForm }>({
    query: ({ id, form }) => ({ url: `/shipment/addresses/${id}`, method: 'PUT', body: form }),
    transformResponse: ({ address }: AddressBody) => address,
    invalidatesTags: ['Shipping'],
  }),
  deleteAddress: build.mutation<undefined, string>({
    query: (id) => ({ url: `/shipment/addresses/${id}`, method: 'DELETE' }),
    invalidatesTags: ['Shipping'],
  }),
}))

export const {
  useGetAddressesQuery,
  useCreateAddressMutation,
  useChangeAddressMutation,
  useDeleteAddressMutation,
} = addressBookApi
