import { company } from '@store/sdk'
import {
  BadgeCheck,
  FileText,
  Layers,
  type LucideIcon,
  MessagesSquare,
  PackageSearch,
  Truck,
} from 'lucide-react'

/** A reason to buy here. */
export interface Reason {
  title: string
  text: string
  icon: LucideIcon
}

export const reasons: readonly Reason[] = [
  {
    title: 'Genuine goods, sealed',
    text: 'Bought from the brands and their national distributors, sent on in the carton they came in.',
    icon: BadgeCheck,
  },
  {
    title: 'A price for your tier',
    text: 'End users, resellers and distributors each see their own price, and larger quantities pay less.',
    icon: Layers,
  },
  {
    title: 'Stock you can count on',
    text: 'Stock is shown as a number, and what you order is set aside for you at once.',
    icon: PackageSearch,
  },
  {
    title: 'Across India, your way',
    text: 'By courier, or for resellers and distributors by the bus or transport they already use.',
    icon: Truck,
  },
  {
    title: 'A GST bill for every order',
    text: 'With HSN codes and your GST number, ready to download from My Orders for your input credit.',
    icon: FileText,
  },
  {
    title: 'People who know the trade',
    text: `Behind this counter since ${company.startedIn}. Call, write or chat: ${company.hours}.`,
    icon: MessagesSquare,
  },
]
