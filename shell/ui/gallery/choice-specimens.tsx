import {
  CheckboxField,
  FileDrop,
  Grid,
  type Option,
  RadioCards,
  type RadioOption,
  SelectField,
} from '@store/ui'
import { Bus, Package, Truck } from 'lucide-react'
import { useState } from 'react'
import { Family } from './specimen.tsx'

const sorts: Option[] = [
  { value: 'lowToHigh', label: 'Price: low to high' },
  { value: 'highToLow', label: 'Price: high to low' },
  { value: 'newest', label: 'Newest first', disabled: true },
]

const deliveries: RadioOption<'courier' | 'bus' | 'transport'>[] = [
  { value: 'courier', label: 'Courier', description: 'To your door', icon: Package },
  { value: 'bus', label: 'Bus', description: 'To the bus stand', icon: Bus },
  { value: 'transport', label: 'Transport', description: 'For heavy loads', icon: Truck },
]

/** Controls for choosing. */
export function ChoiceSpecimens() {
  const [sort, setSort] = useState('lowToHigh')
  const [delivery, setDelivery] = useState<'courier' | 'bus' | 'transport'>('courier')
  const [isAgreed, setIsAgreed] = useState(true)
  const [file, setFile] = useState<File>()
  return (
    <Family title="Choices">
      <RadioCards
        label="Delivery method"
        name="delivery"
        options={deliveries}
        value={delivery}
        onChange={setDelivery}
      />
      <Grid min="14rem">
        <SelectField label="Sort" name="sort" options={sorts} value={sort} onChange={setSort} />
        <SelectField
          label="Courier"
          name="courier"
          options={sorts}
          value=""
          placeholder="Please choose"
          error="Please select a courier option."
          onChange={setSort}
        />
        <CheckboxField
          label="Same as office address"
          name="same"
          value={isAgreed}
          onChange={setIsAgreed}
        />
        <FileDrop label="Payment proof" name="proof" value={file} onChange={setFile} />
        <FileDrop
          label="Refused proof"
          name="refused"
          value={undefined}
          error="Upload payment proof"
          onChange={setFile}
        />
      </Grid>
    </Family>
  )
}
