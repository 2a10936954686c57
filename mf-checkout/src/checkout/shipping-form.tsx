import { t } from '@lingui/core/macro'
import { needsBusinessDetails } from '@store/contract/rules/accounts/roles'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { findTextFault, validateText } from '@store/contract/rules/text-rule'
import type { User } from '@store/contract/schemas/accounts/accounts'
import type { Address } from '@store/contract/schemas/orders/addresses'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { messageOf } from '@store/sdk'
import { Form, Panel, SubmitButton, toast } from '@store/ui'
import { useNavigate } from 'react-router-dom'
import { paymentStateOf } from '../payment/payment-state.ts'
import { forgetSeenOrder } from '../payment/seen/seen-order.ts'
import { DeliverTo } from './addresses/deliver-to.tsx'
import { ConsigneeChoice } from './billing/consignee-choice.tsx'
import { BuyerTextFields } from './buyer-texts/buyer-text-fields.tsx'
import { AboveButton } from './checkout-columns.ts'
import { checkoutDraft } from './checkout-draft.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { OrderTotal } from './order-summary/order-total.tsx'
import { type SummaryLine, shortLinesOf } from './order-summary/summary-line.ts'
import { useSaveShippingMutation } from './shipping/shipping-api.ts'
import { storeShipping } from './shipping/shipping-storage.ts'
import { ShippingFields } from './shipping-fields.tsx'
import { emptyShipping, type ShippingValues, shippingOf, valuesOf } from './shipping-values.ts'
import { useShippingForm } from './use-shipping-form.ts'

/** Saves the details on the server and in the browser, so that a reloaded payment page has them. */
function useSaveDetails(user: User) {
  const [save] = useSaveShippingMutation()
  return async (shipping: Shipping) => {
    const notice = toast.info(messages.checkout.saving)
    try {
      await save(shipping).unwrap()
      storeShipping({ ...shipping, userId: user._id })
      toast.success(messages.checkout.saved)
    } catch (error) {
      toast.error(messageOf(error, messages.checkout.saveFailed))
      throw error
    } finally {
      toast.dismiss(notice)
    }
  }
}

type ShippingFormProps = {
  user: User
  /** Details of the last order, or what the registration knows. */
  saved: Partial<Shipping> | undefined
  /** The address book. */
  addresses: readonly Address[]
  lines: readonly SummaryLine[]
  /** Of the lines, in rupees. */
  totalAmount: number
  /** What stands beside the form, for the delivery that it says so far. */
  summary: (shipping: Partial<Shipping>) => React.ReactNode
}

/** Validates PO number and note as the server does, which gets them with the order: after payment. */
function findBuyerTextError({ poNumber, buyerNote }: ShippingValues) {
  const fault = findTextFault('line', poNumber)
  if (fault !== undefined) return fieldError('poNumber', fault)
  return validateText({ poNumber, buyerNote })
}

/** Validates PO number and note, then stock: the server would reject the order after payment. */
function findOrderError(values: ShippingValues, lines: readonly SummaryLine[]) {
  const formError = findBuyerTextError(values)
  if (formError || shortLinesOf(lines).length === 0) return formError
  return { message: messages.product.exceedsStock, fields: [] }
}

/** The shipping form: fields by the buyer's role, rules by the contract (ordering 2.2). */
export function ShippingForm(props: ShippingFormProps) {
  const { user, saved, addresses, lines, totalAmount, summary } = props
  const navigate = useNavigate()
  const saveDetails = useSaveDetails(user)
  const details = useShippingForm({
    role: user.role,
    initial: { ...emptyShipping, fullName: user.name, ...(saved && valuesOf(saved)) },
    draft: checkoutDraft,
    draftOutlivesSending: true,
    validate: (values) => findOrderError(values, lines),
    failure: messages.checkout.saveFailed,
    submit: async (values) => {
      const shippingInfo = shippingOf(user.role, values)
      await saveDetails(shippingInfo)
      // The summary beside this form shows the cart as it is: the payment begins with that.
      forgetSeenOrder(user._id)
      const poNumber = values.poNumber.trim()
      const buyerNote = values.buyerNote.trim()
      const ordered = {
        shippingInfo,
        ...(poNumber !== '' && { poNumber }),
        ...(buyerNote !== '' && { buyerNote }),
      }
      await navigate('/payment', { state: paymentStateOf(user._id, ordered) })
    },
  })
  const { form } = details
  const fields = <ShippingFields details={details} />
  return (
    <>
      <Panel title={t`Shipping details`}>
        <Form form={form} aria-label={t`Shipping details`}>
          {addresses.length === 0 ? (
            fields
          ) : (
            <DeliverTo details={details} addresses={addresses}>
              {fields}
            </DeliverTo>
          )}
          {needsBusinessDetails(user.role) ? (
            <>
              <ConsigneeChoice form={form} />
              <DeliveryFields form={form} totalAmount={totalAmount} />
            </>
          ) : null}
          <BuyerTextFields form={form} />
          <AboveButton>
            <OrderTotal rupees={totalAmount} />
          </AboveButton>
          <SubmitButton form={form} variant="accent" wide>
            {t`Continue to Payment`}
          </SubmitButton>
        </Form>
      </Panel>
      {summary(shippingOf(user.role, form.values))}
    </>
  )
}
