import { fieldError } from '@store/contract/rules/field-errors'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import { defineError, HttpError } from '../../base/base.ts'

/** 404: no such list of this buyer. */
export const ShoppingListNotFoundError = defineError(
  'list_not_found',
  shoppingListMessages.notFound,
  404,
)

/** 409: the buyer has as many lists as possible. */
export const TooManyShoppingListsError = defineError(
  'too_many_lists',
  shoppingListMessages.tooMany,
  409,
)

/** 409: another list of the buyer has this name. */
export function listNameTakenError(): HttpError {
  const error = fieldError('name', shoppingListMessages.nameTaken)
  return new HttpError({ ...error, statusCode: 409, code: 'list_name_taken' })
}
