import {
  Button,
  type ButtonProps,
  CopyButton,
  FileLink,
  IconButton,
  IconLink,
  LinkButton,
} from '@store/ui'
import { Download, Heart, ShoppingCart, Trash2 } from 'lucide-react'
import { Family, Specimen } from './specimen.tsx'

const variants: NonNullable<ButtonProps['variant']>[] = [
  'primary',
  'accent',
  'secondary',
  'quiet',
  'danger',
]

/** Buttons and links. */
export function ActionSpecimens() {
  return (
    <Family title="Actions">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Ready</Button>
          <Button variant={variant} size="s">
            Small
          </Button>
          <Button variant={variant} icon={ShoppingCart}>
            With icon
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Specimen>
      ))}
      <Specimen name="IconButton">
        <IconButton label="Remove item" icon={Trash2} />
        <IconButton label="Wish for it" icon={Heart} pressed={false} />
        <IconButton label="Wished for" icon={Heart} pressed />
        <IconButton label="Cart, 3 items" icon={ShoppingCart} badge={3} />
        <IconButton label="Removing" icon={Trash2} busy />
      </Specimen>
      <Specimen name="Links">
        <LinkButton to="/shop">LinkButton</LinkButton>
        <LinkButton to="/shop" variant="secondary" size="s">
          Small
        </LinkButton>
        <IconLink to="/cart" label="Cart, 12 items" icon={ShoppingCart} badge={12} />
        <FileLink href="#bill" icon={Download} variant="secondary">
          Download bill
        </FileLink>
        <CopyButton text="CF226A" label="Copy CF226A">
          CF226A
        </CopyButton>
      </Specimen>
    </Family>
  )
}
