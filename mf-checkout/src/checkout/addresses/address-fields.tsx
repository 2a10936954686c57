import { t } from '@lingui/core/macro'
import { gstStates } from '@store/contract/rules/shipping/gst-states'
import { translate } from '@store/sdk'
import {
  Button,
  Cluster,
  FormMessage,
  type FormState,
  type Option,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '@store/ui'
import { FieldGrid } from '../field-grid.ts'
import type { ShippingValues } from '../shipping-values.ts'
import type { PincodeState } from './use-pincode.ts'

const states: Option[] = gstStates.map(({ name }) => ({ value: name, label: name }))

type AddressFieldsProps = { form: FormState<ShippingValues>; pincode: PincodeState }

/** The delivery address. */
export function AddressFields({ form, pincode }: AddressFieldsProps) {
  const field = form.field('pincode')
  return (
    <FieldGrid>
      <TextField label={t`Full name`} required autoComplete="name" {...form.field('fullName')} />
      <TextField
        label={t`Phone`}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <div data-wide>
        <TextArea
          label={t`Address`}
          required
          rows={2}
          autoComplete="street-address"
          {...form.field('address')}
        />
      </div>
      <div data-third>
        <TextField
          label={t`Pincode`}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          {...field}
          onChange={pincode.type}
          error={field.error ?? pincode.error}
        />
      </div>
      <div data-third>
        <TextField label={t`City`} required autoComplete="address-level2" {...form.field('city')} />
      </div>
      <div data-third>
        <SelectField
          label={t`State`}
          required
          placeholder={t`Choose a state`}
          autoComplete="address-level1"
          options={states}
          {...form.field('state')}
        />
      </div>
      {pincode.warning ? (
        <div data-wide>
          <FormMessage tone="warning">
            <Stack gap="s">
              <p>{translate(pincode.warning)}</p>
              <Cluster gap="xs">
                {pincode.likelyStates.map((likely) => (
                  <Button key={likely} size="s" onClick={() => pincode.choose(likely)}>
                    {t`The state is ${likely}`}
                  </Button>
                ))}
                <Button size="s" variant="secondary" onClick={pincode.goOn}>
                  {t`It is correct as entered`}
                </Button>
              </Cluster>
            </Stack>
          </FormMessage>
        </div>
      ) : null}
    </FieldGrid>
  )
}
