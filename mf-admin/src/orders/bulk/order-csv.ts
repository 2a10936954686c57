import { usableGstNumber } from '@store/contract/rules/accounts/gst-number'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { labelOfStatus } from '@store/contract/rules/orders/order-states'
import { labelOfState, stateOfCode } from '@store/contract/rules/shipping/gst-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { shortOrderId } from '@store/ui'

/** Spreadsheet programs read a CSV as UTF-8 only when it starts with this mark. */
const byteOrderMark = '\ufeff'

/** One row for an order. Money is rupees, days are India's. */
function rowOf(order: Order): Record<string, string | number> {
  const { shippingInfo, buyer, dispatch, items } = order
  const place = stateOfCode(order.placeOfSupply ?? '')
  return {
    Order: shortOrderId(order._id),
    Date: indiaDayOf(new Date(order.createdAt)),
    Status: labelOfStatus(order.orderStatus),
    Payment: labelOfStatus(order.paymentStatus),
    Buyer: shippingInfo.fullName,
    Business: shippingInfo.businessName ?? '',
    GSTIN: usableGstNumber(shippingInfo.gstNumber, {}) ?? '',
    Phone: shippingInfo.phone,
    Email: buyer?.email ?? '',
    City: shippingInfo.city,
    State: shippingInfo.state,
    Pincode: shippingInfo.pincode,
    Lines: items.length,
    Pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    Amount: order.totalAmount,
    Reference: order.paymentReference ?? '',
    Courier: dispatch?.courier ?? '',
    'Docket No': dispatch?.docketNumber ?? '',
    Packages: dispatch?.packages ?? '',
    Freight: dispatch?.freight ?? '',
    'Place of Supply': place ? labelOfState(place) : '',
    'PO Number': order.poNumber ?? '',
  }
}

/** The orders as CSV, a row per order; texts that a spreadsheet would run as formulas are escaped. */
export async function writeOrderCsv(orders: readonly Order[]): Promise<string> {
  const { unparse } = await import('papaparse')
  return byteOrderMark + unparse(orders.map(rowOf), { escapeFormulae: true })
}
