import { t } from '@lingui/core/macro'
import type { Address } from '@store/contract/schemas/orders/addresses'
import { Button, Cluster, formatCount, RadioCards, type RadioOption, Stack, theme } from '@store/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { ShippingFormState } from '../use-shipping-form.ts'
import { addressLinesOf } from './address-lines.ts'
import { DeleteAddress } from './delete-address.tsx'
import { newAddress, useChosenAddress } from './use-chosen-address.ts'
import { useFoldedAddress } from './use-folded-address.ts'

/** More are shown on request, so that the form stays near. */
const shownAtFirst = 3

function optionOf(address: Address): RadioOption {
  const { who, where } = addressLinesOf(address)
  return { value: address._id, label: who, description: where }
}

type DeliverToProps = {
  details: ShippingFormState
  /** At least one. */
  addresses: readonly Address[]
  /** The fields of the address. */
  children: React.ReactNode
}

/**
 * The address of the order: a card while it is a saved one, all saved ones to choose from on request. The chosen one is in the fields
 * below, which are folded unless it is edited, is a new one, or has a fault.
 */
export function DeliverTo({ details, addresses, children }: DeliverToProps) {
  const [isChoosing, setChoosing] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const book = useChosenAddress({ form: details.form, role: details.role, addresses })
  const { chosen } = book
  const { isFolded, edit, fold } = useFoldedAddress(details, chosen)
  const handleChange = () => {
    // The pressed button is replaced by what the focus goes to.
    flushSync(() => setChoosing(true))
    whole.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }
  const handleEdit = () => {
    flushSync(edit)
    whole.current?.querySelector<HTMLInputElement>('input[name=fullName]')?.focus()
  }
  const handleChoose = (id: string) => {
    fold()
    book.choose(id)
  }
  return (
    <Whole ref={whole}>
      {chosen && isFolded && !isChoosing ? (
        <ChosenAddress address={chosen} onChange={handleChange} />
      ) : (
        <AddressChoice
          addresses={addresses}
          book={{ ...book, choose: handleChoose }}
          onEdit={isFolded ? handleEdit : undefined}
        />
      )}
      <div hidden={isFolded}>
        <Stack>{children}</Stack>
      </div>
    </Whole>
  )
}

function ChosenAddress({ address, onChange }: { address: Address; onChange: () => void }) {
  const { who, where } = addressLinesOf(address)
  const { gstNumber } = address
  return (
    <ChosenCard role="group" aria-label={t`Deliver to`}>
      <div>
        <small aria-hidden>{t`Deliver to`}</small>
        <strong>{who}</strong>
        <p>{where}</p>
        {gstNumber ? <p>{t`GST number ${gstNumber}`}</p> : null}
      </div>
      <Button variant="secondary" size="s" aria-label={t`Change the address`} onClick={onChange}>
        {t`Change`}
      </Button>
    </ChosenCard>
  )
}

type AddressChoiceProps = {
  addresses: readonly Address[]
  book: ReturnType<typeof useChosenAddress>
  /** Without it the fields are open. */
  onEdit: (() => void) | undefined
}

function AddressChoice({ addresses, book, onEdit }: AddressChoiceProps) {
  const [showsAll, setShowsAll] = useState(false)
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
        {onEdit ? (
          <Button variant="quiet" onClick={onEdit}>
            {t`Edit address`}
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

const Whole = styled.div`
  display: grid;
  gap: ${theme.space.m};
`

const ChosenCard = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.s};
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  overflow-wrap: anywhere;

  > div {
    display: grid;
    gap: ${theme.space.xxs};
    min-width: 0;
  }

  strong {
    font-weight: ${theme.weight.medium};
  }

  small,
  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  > button {
    flex: none;
  }
`
