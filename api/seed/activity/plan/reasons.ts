/** Why buyers cancel. */
export const buyerReasons = [
  'Ordered the wrong model',
  'Found it locally, needed today',
  'Customer cancelled the job',
  'Ordered twice by mistake',
  'ग्राहक ने मना कर दिया',
  'Will order again with two more items',
] as const

/** Why a proof is rejected whose amount and number are right. */
export const rejectionReasons = [
  'The screenshot is cut off: the transaction number is missing.',
  'The picture is not readable. Please send a sharper one.',
  'The payment is still pending in the screenshot. Please send it once it is successful.',
  'The transfer went to another account. Please check the bank details.',
] as const
