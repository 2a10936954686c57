import * as messages from '@store/contract/rules/messages'
import type { Product } from '@store/contract/schemas/catalog'
import { catalogApi, messageOf, statusOf, toast } from '@store/sdk'
import { useForm } from '@store/sdk/parts'
import { useEffect, useRef, useState } from 'react'
import { useCreateProductMutation, useUpdateProductMutation } from './admin-products-api.ts'
import { fieldNames, isChanged, type MovedField, rebase } from './product-conflict.ts'
import {
  blankValues,
  changeOf,
  creationOf,
  faultOf,
  type ProductValues,
  valuesOf,
} from './product-values.ts'

/** What is typed, and the product it was typed over: both are kept as the draft. */
export interface DraftedValues extends ProductValues {
  /** `null` for a new product. */
  former: Product | null
}

/**
 * The product form at work: adds, or changes what differs; a product somebody else changed meanwhile is
 * read again under what was typed.
 * @param edited the product to change; absent for a new one
 * @param onSaved the product is saved and the form may go
 */
export function useProductForm(edited: Product | undefined, onSaved: () => void) {
  const [moved, setMoved] = useState<MovedField[]>([])
  const [createProduct] = useCreateProductMutation()
  const [updateProduct] = useUpdateProductMutation()
  const [readProduct] = catalogApi.useLazyGetProductQuery()

  const takeCurrent = async (typed: ProductValues, product: Product) => {
    const current = await readProduct(product._id)
      .unwrap()
      .catch(() => undefined)
    if (current) mergeWith(current, typed, product)
  }
  const mergeWith = (current: Product, typed: ProductValues, product: Product) => {
    const { merged, moved: found } = rebase(typed, product, current)
    setMoved(found)
    form.set('former', current)
    for (const name of fieldNames) form.set(name, merged[name])
  }
  const save = async ({ former, ...values }: DraftedValues) => {
    if (!former) return createProduct(creationOf(values)).unwrap()
    try {
      return await updateProduct({ id: former._id, form: changeOf(former, values) }).unwrap()
    } catch (error) {
      if (statusOf(error) === 409) await takeCurrent(values, former)
      throw error
    }
  }
  const initial = edited ? valuesOf(edited) : blankValues
  const form = useForm<DraftedValues>({
    initial: { ...initial, former: edited ?? null },
    draft: edited ? `product-${edited._id}` : 'new-product',
    // Chosen files are not kept as text; the question before leaving says so.
    secret: ['images'],
    validate: ({ former: _, ...values }) => faultOf(values),
    submit: async (values) => {
      await save(values).catch((error: unknown) => {
        // The form's own message may be out of sight.
        toast.error(messageOf(error, messages.adminProducts.saveFailed))
        throw error
      })
      toast.success(edited ? messages.adminProducts.updated : messages.adminProducts.added)
      form.reset()
      onSaved()
    },
    failure: messages.adminProducts.saveFailed,
  })
  // A draft of an earlier visit may have been typed over an older version of the product; looked at once, because
  // what changes while the form is open is merged when it is saved.
  const mergeDraft = useRef(() => {
    const { former, ...typed } = form.values
    if (edited && former && former.version !== edited.version) mergeWith(edited, typed, former)
  })
  useEffect(() => mergeDraft.current(), [])
  const { former } = form.values
  const isUnsaved = isChanged(form.values, former ? valuesOf(former) : blankValues)
  return { form, moved, isUnsaved }
}
