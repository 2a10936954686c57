import { t } from '@lingui/core/macro'
import { needsBusinessDetails } from '@store/contract/rules/accounts/roles'
import { addressBook } from '@store/contract/rules/shipping/address-messages'
import type { User } from '@store/contract/schemas/accounts/accounts'
import type { Address } from '@store/contract/schemas/orders/addresses'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { Button, Cluster, Form, Heading, Stack, SubmitButton, toast } from '@store/ui'
import {
  useChangeAddressMutation,
  useCreateAddressMutation,
} from '../checkout/addresses/address-book-api.ts'
import { ConsigneeChoice } from '../checkout/billing/consignee-choice.tsx'
import { DeliveryFields } from '../checkout/delivery-fields.tsx'
import { ShippingFields } from '../checkout/shipping-fields.tsx'
import { anotherPlace, emptyShipping, shippingOf, valuesOf } from '../checkout/shipping-values.ts'
import { useShippingForm } from '../checkout/use-shipping-form.ts'

type AddressFormProps = {
  user: User
  /** The entry that is changed; without one it is a new one. */
  address: Address | undefined
  /** Whose name and firm a new one begins with. */
  last: Partial<Shipping> | undefined
  onDone: () => void
}

const focusFirstField = (form: HTMLElement | null) => form?.querySelector('input')?.focus()

/** An entry of the address book, by the rules of the checkout (ordering 2.2). */
export function AddressForm({ user, address, last, onDone }: AddressFormProps) {
  const { role } = user
  const [create] = useCreateAddressMutation()
  const [change] = useChangeAddressMutation()
  const begun = { ...emptyShipping, fullName: user.name, ...(last && valuesOf(last)) }
  const details = useShippingForm({
    role,
    initial: address ? { ...emptyShipping, ...valuesOf(address) } : { ...begun, ...anotherPlace },
    failure: addressBook.saveFailed,
    submit: async (values) => {
      const form = shippingOf(role, values)
      if (address) await change({ id: address._id, form }).unwrap()
      else await create(form).unwrap()
      toast.success(addressBook.saved)
      onDone()
    },
  })
  const { form } = details
  const title = address ? t`Edit address` : t`New address`
  return (
    <div ref={focusFirstField}>
      <Form form={form} aria-label={title}>
        <Stack>
          <Heading level={3} size="m">
            {title}
          </Heading>
          <ShippingFields details={details} />
          {needsBusinessDetails(role) ? (
            <>
              <ConsigneeChoice form={form} />
              <DeliveryFields form={form} />
            </>
          ) : null}
          <Cluster gap="xs">
            <SubmitButton form={form}>{t`Save address`}</SubmitButton>
            <Button variant="quiet" onClick={onDone}>
              {t`Cancel`}
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </div>
  )
}
