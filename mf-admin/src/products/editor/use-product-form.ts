import * as adminMessages from '@store/contract/rules/admin-messages'
import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { catalogApi, messageOf, statusOf } from '@store/sdk'
import { toast, useForm } from '@store/ui'
import { useEffect, useRef, useState } from 'react'
import { useCreateProductMutation, useUpdateProductMutation } from '../admin-products-api.ts'
import {
  type ConflictingField,
  fieldNames,
  isChanged,
  mergeConcurrentEdit,
} from './product-conflict.ts'
import {
  blankValues,
  findPriceWarnings,
  type ProductValues,
  toCreateForm,
  toUpdateForm,
  validateProduct,
  valuesOf,
} from './product-values.ts'

/** The typed values and the product they were based on; both are stored in the draft. */
export interface ProductDraft extends ProductValues {
  /** `null` for a new product. */
  former: Product | null
  /** The marked prices, once they were confirmed: of other marks nobody knows. */
  confirmedMarks: string
}

/** Validates the form; marked prices must be confirmed. */
function validateDraft({ former, confirmedMarks, ...values }: ProductDraft): FormError | undefined {
  const fault = validateProduct(values, former)
  if (fault || confirmedMarks === findPriceWarnings(values, former).join('\n')) return fault
  return fieldError('confirmedMarks', adminMessages.products.confirmPrices)
}

/**
 * State of the product form. It creates a product or sends the changed fields. After a concurrent change, the
 * current product is fetched and merged with the typed values.
 * @param edited the product to change; `undefined` for a new one
 * @param onSaved called after the product is saved
 */
export function useProductForm(edited: Product | undefined, onSaved: () => void) {
  const [conflicts, setConflicts] = useState<ConflictingField[]>([])
  const [createProduct] = useCreateProductMutation()
  const [updateProduct] = useUpdateProductMutation()
  const [readProduct] = catalogApi.useLazyGetProductQuery()

  const mergeLatest = async (typed: ProductValues, product: Product) => {
    const current = await readProduct(product._id)
      .unwrap()
      .catch(() => undefined)
    if (current) mergeWith(current, typed, product)
  }
  const mergeWith = (current: Product, typed: ProductValues, product: Product) => {
    const { merged, conflicts: found } = mergeConcurrentEdit(typed, product, current)
    setConflicts(found)
    form.set('former', current)
    for (const name of fieldNames) form.set(name, merged[name])
  }
  const save = async ({ former, confirmedMarks: _, ...values }: ProductDraft) => {
    if (!former) return createProduct(toCreateForm(values)).unwrap()
    try {
      return await updateProduct({ id: former._id, form: toUpdateForm(former, values) }).unwrap()
    } catch (error) {
      if (statusOf(error) === 409) await mergeLatest(values, former)
      throw error
    }
  }
  const initial = edited ? valuesOf(edited) : blankValues
  const form = useForm<ProductDraft>({
    initial: { ...initial, former: edited ?? null, confirmedMarks: '' },
    draft: edited ? `product-${edited._id}` : 'new-product',
    // Chosen files cannot be stored in a draft; the prompt before leaving says so.
    secret: ['images', 'documents'],
    validate: validateDraft,
    submit: async (values) => {
      await save(values).catch((error: unknown) => {
        // The form's own message may be out of sight.
        toast.error(messageOf(error, adminMessages.products.saveFailed))
        throw error
      })
      toast.success(edited ? adminMessages.products.updated : adminMessages.products.added)
      form.reset()
      onSaved()
    },
    failure: adminMessages.products.saveFailed,
  })
  // A draft may be based on an older version of the product. Checked once on mount, because
  // changes made while the form is open are merged when it is saved.
  const mergeDraft = useRef(() => {
    const { former, confirmedMarks: _, ...typed } = form.values
    if (edited && former && former.version !== edited.version) mergeWith(edited, typed, former)
  })
  useEffect(() => mergeDraft.current(), [])
  const { former } = form.values
  const isUnsaved = isChanged(form.values, former ? valuesOf(former) : blankValues)
  return { form, conflicts, isUnsaved }
}
