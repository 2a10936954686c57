import { modelNumberOf } from '../../catalog/product-texts.ts'

/**
 * Signs that people leave out of model numbers. The database computes the same key of each model number as it is stored
 * (`products.model_key`), so a change here needs a migration.
 */
const leftOut = /[-\s/._,()]/g

/**
 * The key of a model number however it is written: without blanks, hyphens, slashes and case.
 * @example modelKeyOf('DS 2CD1023-G0E/I') // 'ds2cd1023g0ei'
 */
export function modelKeyOf(modelNo: string): string {
  return modelNumberOf(modelNo).toLowerCase().replace(leftOut, '')
}
