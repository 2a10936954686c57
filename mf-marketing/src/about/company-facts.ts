import { t } from '@lingui/core/macro'
import { company } from '@store/sdk'

/** Figures about the company (site 6.1). */
export const companySize = { partners: 2500, employees: 50 } as const

/** A figure of the about page. */
export interface CompanyFact {
  figure: string
  text: string
}

export function companyFacts(): readonly CompanyFact[] {
  const { partners, employees } = companySize
  return [
    {
      figure: String(company.startedIn),
      text: t`Started with one counter for printers and ribbons`,
    },
    { figure: String(company.formedIn), text: t`Formed as a company` },
    { figure: t`Over ${partners}`, text: t`Resellers and institutions served` },
    { figure: t`Over ${employees}`, text: t`Employees in sales, service and dispatch` },
  ]
}
