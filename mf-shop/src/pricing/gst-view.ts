import { t } from '@lingui/core/macro'
import { deviceChoice } from '../device-choice.ts'

/** Whether prices are shown with the GST inside them. Carts and orders always include it. */
export type GstView = 'including' | 'excluding'

/** The chosen view, and how to choose it; all prices on the screen follow it. */
export const { useChoice: useGstView, choose: chooseGstView } = deviceChoice<GstView>('gstView', [
  'including',
  'excluding',
])

/** The label of a price. */
export function gstLabel(view: GstView): string {
  return view === 'including' ? t`incl. GST` : t`excl. GST`
}
