import { company } from '@store/sdk'

/** Figures about the company (spec §1). */
export const companySize = { partners: 2500, employees: 50 } as const

/** A figure of the about page. */
export interface CompanyFact {
  figure: string
  text: string
}

export const companyFacts: readonly CompanyFact[] = [
  { figure: String(company.startedIn), text: 'Started with one counter for printers and ribbons' },
  { figure: String(company.formedIn), text: 'Formed as a company' },
  { figure: `Over ${companySize.partners}`, text: 'Resellers and institutions served' },
  { figure: `Over ${companySize.employees}`, text: 'Employees in sales, service and dispatch' },
]
