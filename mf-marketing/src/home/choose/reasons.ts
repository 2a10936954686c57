import { t } from '@lingui/core/macro'
import { company, translate } from '@store/sdk'
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

export function reasons(): readonly Reason[] {
  const { startedIn } = company
  const hours = translate(company.hours)
  return [
    {
      title: t`Genuine goods, sealed`,
      text: t`Bought from the brands and their national distributors, sent on in the carton they came in.`,
      icon: BadgeCheck,
    },
    {
      title: t`A price for your tier`,
      text: t`End users, resellers and distributors each see their own price, and larger quantities pay less.`,
      icon: Layers,
    },
    {
      title: t`Stock you can count on`,
      text: t`Stock is shown as a number, and what you order is set aside for you at once.`,
      icon: PackageSearch,
    },
    {
      title: t`Across India, your way`,
      text: t`By courier, or for resellers and distributors by the bus or transport they already use.`,
      icon: Truck,
    },
    {
      title: t`A GST invoice for every order`,
      text: t`With HSN codes and your GST number, ready to download from My Orders for your input credit.`,
      icon: FileText,
    },
    {
      title: t`People who know the trade`,
      text: t`In business since ${startedIn}. Call, write or chat: ${hours}.`,
      icon: MessagesSquare,
    },
  ]
}
