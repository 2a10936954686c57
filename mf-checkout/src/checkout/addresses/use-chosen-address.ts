import type { Role } from '@store/contract/rules/accounts/roles'
import { addressKeyOf } from '@store/contract/rules/shipping/address-book'
import { addressBook } from '@store/contract/rules/shipping/address-messages'
import type { Address } from '@store/contract/schemas/orders/addresses'
import { fieldErrorsOf, messageOf } from '@store/sdk'
import { type FormState, toast } from '@store/ui'
import { useState } from 'react'
import { withRegisteredAddress } from '../billing/registered-address.ts'
import {
  anotherPlace,
  emptyShipping,
  type ShippingValues,
  shippingFields,
  shippingOf,
  valuesOf,
} from '../shipping-values.ts'
import { useChangeAddressMutation, useDeleteAddressMutation } from './address-book-api.ts'

/** The value of the choice that is no saved address. */
export const newAddress = 'new'

/** Writes an address into the form; fields that it lacks become empty. */
function fillForm(form: FormState<ShippingValues>, address: Partial<ShippingValues>): void {
  const { deliveryMethod, consignee, ...texts } = { ...emptyShipping, ...address }
  form.set('deliveryMethod', deliveryMethod)
  form.set('consignee', consignee)
  for (const field of shippingFields) form.set(field, texts[field])
}

type ChosenAddressOptions = {
  form: FormState<ShippingValues>
  role: Role
  addresses: readonly Address[]
}

/**
 * The saved address that the form contains, found by its text: whoever changes the form has another address, and may
 * write it over the saved one.
 */
export function useChosenAddress({ form, role, addresses }: ChosenAddressOptions) {
  const [change, changing] = useChangeAddressMutation()
  const [remove, removing] = useDeleteAddressMutation()
  const [lastId, setLastId] = useState<string>()
  const shipping = shippingOf(role, form.values)
  const key = addressKeyOf(shipping)
  const chosen = addresses.find((address) => addressKeyOf(address) === key)
  // The address of the form is remembered, for the case that the form is edited.
  if (chosen && chosen._id !== lastId) setLastId(chosen._id)
  const edited = chosen ? undefined : addresses.find(({ _id }) => _id === lastId)

  const choose = (id: string) => {
    setLastId(id)
    const address = addresses.find(({ _id }) => _id === id)
    if (address) {
      return fillForm(form, withRegisteredAddress(valuesOf(address), form.values))
    }
    fillForm(form, { ...form.values, ...anotherPlace })
  }
  const save = async ({ _id: id, ...address }: Address) => {
    try {
      await change({ id, form: address }).unwrap()
      toast.success(addressBook.saved)
    } catch (error) {
      form.fail({
        message: messageOf(error, addressBook.saveFailed),
        fields: fieldErrorsOf(error),
      })
    }
  }
  return {
    chosen,
    /** The saved address from which the form differs since it was chosen. */
    edited,
    busy: changing.isLoading || removing.isLoading,
    choose,
    makeDefault: (address: Address) => save({ ...address, isDefault: true }),
    /** Writes the form over a saved address. */
    replace: ({ _id, isDefault }: Address) => save({ ...shipping, _id, isDefault }),
    remove: async (address: Address) => {
      try {
        await remove(address._id).unwrap()
        toast.success(addressBook.deleted)
        const next = addresses.find(({ _id }) => _id !== address._id)
        choose(next?._id ?? newAddress)
      } catch (error) {
        toast.error(messageOf(error, addressBook.deleteFailed))
      }
    },
  }
}
