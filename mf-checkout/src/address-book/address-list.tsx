import { t } from '@lingui/core/macro'
import { addressBook } from '@store/contract/rules/shipping/address-messages'
import type { Address } from '@store/contract/schemas/orders/addresses'
import { messageOf } from '@store/sdk'
import { Button, Cluster, theme, toast } from '@store/ui'
import styled from 'styled-components'
import {
  useChangeAddressMutation,
  useDeleteAddressMutation,
} from '../checkout/addresses/address-book-api.ts'
import { addressLinesOf } from '../checkout/addresses/address-lines.ts'
import { DeleteAddress } from '../checkout/addresses/delete-address.tsx'

type AddressListProps = {
  addresses: readonly Address[]
  onEdit: (address: Address) => void
  /** After the entry with the focus is gone. */
  onDeleted: () => void
}

/** The entries of the address book, each with what can be done with it. */
export function AddressList({ addresses, onEdit, onDeleted }: AddressListProps) {
  const [change, changing] = useChangeAddressMutation()
  const [remove, removing] = useDeleteAddressMutation()
  const makeDefault = async ({ _id: id, ...address }: Address) => {
    try {
      await change({ id, form: { ...address, isDefault: true } }).unwrap()
      toast.success(addressBook.saved)
    } catch (error) {
      toast.error(messageOf(error, addressBook.saveFailed))
    }
  }
  const handleDelete = async ({ _id }: Address) => {
    try {
      await remove(_id).unwrap()
      toast.success(addressBook.deleted)
      onDeleted()
    } catch (error) {
      toast.error(messageOf(error, addressBook.deleteFailed))
    }
  }
  return (
    <Entries aria-label={t`Addresses`}>
      {addresses.map((address) => {
        const { who, where } = addressLinesOf(address)
        const { address: street, isDefault } = address
        return (
          <Entry key={address._id}>
            <strong>{who}</strong>
            <p>{where}</p>
            <Cluster gap="xs">
              <Button
                variant="quiet"
                size="s"
                aria-label={t`Edit ${street}`}
                onClick={() => onEdit(address)}
              >
                {t`Edit`}
              </Button>
              {isDefault ? null : (
                <Button
                  variant="quiet"
                  size="s"
                  disabled={changing.isLoading}
                  aria-label={t`Make default: ${street}`}
                  onClick={() => void makeDefault(address)}
                >
                  {t`Make default`}
                </Button>
              )}
              <DeleteAddress
                name={street}
                busy={removing.isLoading}
                onDelete={() => handleDelete(address)}
              />
            </Cluster>
          </Entry>
        )
      })}
    </Entries>
  )
}

const Entries = styled.ul`
  list-style: none;
`

const Entry = styled.li`
  padding-block: ${theme.space.s} ${theme.space.xxs};
  border-block-end: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;

  &:first-child {
    padding-block-start: 0;
  }

  strong {
    font-weight: ${theme.weight.medium};
  }

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`
