import { t } from '@lingui/core/macro'
import { addressLimit } from '@store/contract/rules/shipping/address-book'
import { addressBook } from '@store/contract/rules/shipping/address-messages'
import type { Address } from '@store/contract/schemas/orders/addresses'
import { type PrefetchArgs, useSession } from '@store/sdk'
import {
  Button,
  DeferredView,
  deferCode,
  PageBody,
  PageHeader,
  Panel,
  QueryView,
  Stack,
} from '@store/ui'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMatch } from 'react-router-dom'
import { addressBookApi, useGetAddressesQuery } from '../checkout/addresses/address-book-api.ts'
import { FormSkeleton } from '../checkout/checkout-skeleton.tsx'
import { shippingApi, useGetShippingQuery } from '../checkout/shipping/shipping-api.ts'
import { AddressList } from './address-list.tsx'

/** In one chunk with the checkout, whose fields it has. */
const addressForm = deferCode(
  async () => (await import(/* webpackChunkName: "checkout" */ './address-form.tsx')).AddressForm,
)

/** The address book of a buyer (ordering 2.5): a page, and what stands in the slot of the profile. */
export function AddressesScreen() {
  const isPage = useMatch('/addresses') !== null
  if (!isPage) return <AddressBook />
  return (
    <PageBody width="form">
      <PageHeader
        title={t`Addresses`}
        trail={[{ label: t`Profile`, to: '/profile' }, { label: t`Addresses` }]}
      />
      <AddressBook />
    </PageBody>
  )
}

AddressesScreen.prefetch = ({ dispatch }: PrefetchArgs) => {
  dispatch(addressBookApi.util.prefetch('getAddresses', undefined, {}))
  dispatch(shippingApi.util.prefetch('getShipping', undefined, {}))
}

function AddressBook() {
  const { user } = useSession()
  const book = useGetAddressesQuery()
  const details = useGetShippingQuery()
  const [opened, setOpened] = useState<Address | 'new'>()
  const panel = useRef<HTMLDivElement>(null)
  // What had the focus disappears; keep it nearby.
  const close = () => {
    flushSync(() => setOpened(undefined))
    panel.current?.focus()
  }
  if (!user) return null
  const last = details.data?.shippingInfo ?? details.data?.registered
  return (
    <div ref={panel} tabIndex={-1}>
      <Panel title={t`Addresses`}>
        <QueryView query={book} failure={addressBook.listFailed} loading={<FormSkeleton />}>
          {(addresses) =>
            opened === undefined ? (
              <Stack gap="s">
                {addresses.length === 0 ? (
                  <p>{t`No addresses yet. An address that you order to is saved here.`}</p>
                ) : (
                  <AddressList addresses={addresses} onEdit={setOpened} onDeleted={close} />
                )}
                {addresses.length < addressLimit ? (
                  <div>
                    <Button variant="secondary" icon={Plus} onClick={() => setOpened('new')}>
                      {t`Add address`}
                    </Button>
                  </div>
                ) : null}
              </Stack>
            ) : (
              <DeferredView code={addressForm} loading={<FormSkeleton />}>
                {(AddressForm) => (
                  <AddressForm
                    user={user}
                    address={opened === 'new' ? undefined : opened}
                    last={last}
                    onDone={close}
                  />
                )}
              </DeferredView>
            )
          }
        </QueryView>
      </Panel>
    </div>
  )
}
