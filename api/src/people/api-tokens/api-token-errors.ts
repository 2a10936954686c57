import { apiTokenMessages } from '@store/contract/rules/accounts/api-tokens'
import { defineError } from '../../base/base.ts'

/** 409: the store has as many tokens that work as it may have. */
export const TooManyApiTokensError = defineError('too_many_tokens', apiTokenMessages.tooMany, 409)
