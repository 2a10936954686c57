/** For `useTestStore`: a buyer without a paid order may hold whatever there is, in tests that are about something else. */
export const anyHolds = {
  NEW_BUYER_HOLD_HOURS: '48',
  NEW_BUYER_HOLD_LIMIT: '1000',
  NEW_BUYER_RESERVED_RUPEES: '0',
  NEW_BUYER_UNPAID_RUPEES: '0',
  NEW_BUYER_NETWORK_RUPEES: '0',
  NEW_BUYER_STOCK_PERCENT: '100',
}
