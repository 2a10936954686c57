import { t } from '@lingui/core/macro'
import type { Role } from '@store/contract/rules/accounts/roles'
import { addressBook } from '@store/contract/rules/shipping/address-messages'
import type { Address } from '@store/contract/schemas/orders/addresses'
import { translate } from '@store/sdk'
import {
  Button,
  Cluster,
  ConfirmDialog,
  type FormState,
  formatCount,
  RadioCards,
  type RadioOption,
  Stack,
} from '@store/ui'
import { useState } from 'react'
import type { ShippingValues } from '../shipping-values.ts'
import { newAddress, useChosenAddress } from './use-chosen-address.ts'

/** More are shown on request, so that the form stays near. */
const shownAtFirst = 3

function optionOf(address: Address): RadioOption {
  const { fullName, businessName, address: street, city, state, pincode, phone } = address
  const name = businessName ? `${businessName}, ${fullName}` : fullName
  return {
    value: address._id,
    label: address.isDefault ? t`${name} (default)` : name,
    description: `${street}, ${city}, ${state} ${pincode} · ${phone}`,
  }
}

/** Asks before it deletes. */
function DeleteAddress({ busy, onDelete }: { busy: boolean; onDelete: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = async () => {
    await onDelete()
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t`Delete address`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={translate(addressBook.confirmDelete)}
        confirmLabel={t`Delete`}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}

type DeliverToProps = {
  form: FormState<ShippingValues>
  role: Role
  /** At least one. */
  addresses: readonly Address[]
}

/** The saved addresses to choose from; the chosen one is in the form, where it is edited too. */
export function DeliverTo(props: DeliverToProps) {
  const { addresses } = props
  const [showsAll, setShowsAll] = useState(false)
  const book = useChosenAddress(props)
  const { chosen, edited } = book
  const count = formatCount(addresses.length)
  const shown = addresses.filter(
    (address, index) => showsAll || index < shownAtFirst || address === chosen,
  )
  return (
    <Stack gap="xs">
      <RadioCards
        label={t`Deliver to`}
        name="deliverTo"
        options={[
          ...shown.map(optionOf),
          { value: newAddress, label: t`New address`, description: t`Saved when you continue` },
        ]}
        value={chosen?._id ?? newAddress}
        onChange={book.choose}
      />
      <Cluster gap="xs">
        {shown.length < addresses.length ? (
          <Button variant="quiet" onClick={() => setShowsAll(true)}>
            {t`Show all ${count} addresses`}
          </Button>
        ) : null}
        {chosen && !chosen.isDefault ? (
          <Button variant="quiet" busy={book.busy} onClick={() => void book.makeDefault(chosen)}>
            {t`Make default`}
          </Button>
        ) : null}
        {chosen ? (
          <DeleteAddress key={chosen._id} busy={book.busy} onDelete={() => book.remove(chosen)} />
        ) : null}
        {edited ? (
          <Button variant="quiet" busy={book.busy} onClick={() => void book.replace(edited)}>
            {t`Change the saved address instead`}
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  )
}
