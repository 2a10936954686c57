import * as messages from '@store/contract/rules/messages'
import type { Product } from '@store/contract/schemas/catalog'
import { catalogApi, messageOf, statusOf, toast } from '@store/sdk'
import { useForm } from '@store/sdk/parts'
import { useState } from 'react'
import { useCreateProductMutation, useUpdateProductMutation } from './admin-products-api.ts'
import { fieldNames, type MovedField, rebase } from './product-conflict.ts'
import {
  blankValues,
  changeOf,
  creationOf,
  faultOf,
  type ProductValues,
  valuesOf,
} from './product-values.ts'

/**
 * The product form at work: adds, or changes what differs; a product somebody else changed meanwhile is
 * read again under what was typed.
 * @param edited the product to change; absent for a new one
 * @param onSaved the product is saved and the form may go
 */
export function useProductForm(edited: Product | undefined, onSaved: () => void) {
  const [former, setFormer] = useState(edited)
  const [moved, setMoved] = useState<MovedField[]>([])
  const [createProduct] = useCreateProductMutation()
  const [updateProduct] = useUpdateProductMutation()
  const [readProduct] = catalogApi.useLazyGetProductQuery()

  const takeCurrent = async (typed: ProductValues, product: Product) => {
    const current = await readProduct(product._id)
      .unwrap()
      .catch(() => undefined)
    if (!current) return
    const { merged, moved: found } = rebase(typed, product, current)
    setFormer(current)
    setMoved(found)
    for (const name of fieldNames) form.set(name, merged[name])
  }
  const save = async (values: ProductValues) => {
    if (!former) return createProduct(creationOf(values)).unwrap()
    try {
      return await updateProduct({ id: former._id, form: changeOf(former, values) }).unwrap()
    } catch (error) {
      if (statusOf(error) === 409) await takeCurrent(values, former)
      throw error
    }
  }
  const form = useForm<ProductValues>({
    initial: edited ? valuesOf(edited) : blankValues,
    // Only of a new one: over a reload, another's change would pass for something typed here.
    ...(edited ? {} : { draft: 'new-product', secret: ['images'] as const }),
    validate: faultOf,
    submit: async (values) => {
      await save(values).catch((error: unknown) => {
        // The form's own message may be out of sight.
        toast.error(messageOf(error, messages.adminProducts.saveFailed))
        throw error
      })
      toast.success(former ? messages.adminProducts.updated : messages.adminProducts.added)
      form.reset()
      onSaved()
    },
    failure: messages.adminProducts.saveFailed,
  })
  return { form, moved }
}
