import { bankMessages, settingsMessages } from '@store/contract/rules/settings/settings-messages'
import {
  BankProposalFormSchema,
  BankRejectionFormSchema,
  DeliveryFormSchema,
  HolidaysFormSchema,
  ManagedSettingsSchema,
  ProductSettingsFormSchema,
  SellerFormSchema,
  SettingsChangedSchema,
  TermsFormSchema,
  WaitingSettingsSchema,
} from '@store/contract/schemas/managed-settings'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { type Actor, actorOf, normaliseBlankFields, type TypedApp } from '../../base/base.ts'
import type { BankProposals } from './bank/bank-proposal-service.ts'
import { presentSettings } from './managed-settings-presenter.ts'
import type { ManagedSettingsService } from './managed-settings-service.ts'

const access = ['superadmin'] as const
const errors = { '4xx': ErrorBodySchema }
const changed = { 200: SettingsChangedSchema, ...errors }
const path = '/admin/settings'

const noSeller = {
  gstin: '',
  state: '',
  phone: '',
  email: '',
  officerName: '',
  officerEmail: '',
  officerPhone: '',
}

/** Services of {@link registerManagedSettings}. */
export interface ManagedSettingsRoutes {
  managed: ManagedSettingsService
  proposals: BankProposals
}

/** The settings that the superadmin may change (ADR 0098). */
export function registerManagedSettings(app: TypedApp, services: ManagedSettingsRoutes): void {
  registerSections(app, services)
  registerProductSettings(app, services.managed)
  registerProposals(app, services)
}

/** The answer to a change: its message and the settings as they are now. */
async function changedAnswer(managed: ManagedSettingsService, actor: Actor, message: string) {
  return { message, settings: presentSettings(await managed.read(), actor) }
}

function registerSections(app: TypedApp, { managed, proposals }: ManagedSettingsRoutes): void {
  app.get(
    path,
    {
      config: { access, operation: 'readManagedSettings', rights: ['settings'] },
      schema: { response: { 200: ManagedSettingsSchema, ...errors } },
    },
    async (request) => presentSettings(await managed.read(), actorOf(request)),
  )

  app.get(
    `${path}/waiting`,
    {
      config: { access, operation: 'countWaitingSettings', rights: ['settings'] },
      schema: { response: { 200: WaitingSettingsSchema, ...errors } },
    },
    async (request) => ({ proposals: await proposals.countFor(actorOf(request)) }),
  )

  app.put(
    `${path}/seller`,
    {
      config: { access, operation: 'saveSeller', rights: ['settings'] },
      schema: { body: SellerFormSchema, response: changed },
      preValidation: normaliseBlankFields(SellerFormSchema),
    },
    async (request) => {
      const actor = actorOf(request)
      const { seen, ...seller } = request.body
      await managed.saveSeller(actor, { ...noSeller, ...seller }, seen)
      return changedAnswer(managed, actor, settingsMessages.saved)
    },
  )

  app.put(
    `${path}/terms`,
    {
      config: { access, operation: 'saveTerms', rights: ['settings'] },
      schema: { body: TermsFormSchema, response: changed },
    },
    async (request) => {
      const actor = actorOf(request)
      const { seen, ...terms } = request.body
      await managed.saveTerms(actor, terms, seen)
      return changedAnswer(managed, actor, settingsMessages.saved)
    },
  )

  app.put(
    `${path}/holidays`,
    {
      config: { access, operation: 'saveHolidays', rights: ['settings'] },
      schema: { body: HolidaysFormSchema, response: changed },
    },
    async (request) => {
      const actor = actorOf(request)
      const { seen, days } = request.body
      await managed.saveHolidays(actor, days, seen)
      return changedAnswer(managed, actor, settingsMessages.saved)
    },
  )

  app.put(
    `${path}/delivery`,
    {
      config: { access, operation: 'saveDelivery', rights: ['settings'] },
      schema: { body: DeliveryFormSchema, response: changed },
    },
    async (request) => {
      const actor = actorOf(request)
      const { seen, table } = request.body
      await managed.saveDelivery(actor, table, seen)
      return changedAnswer(managed, actor, settingsMessages.saved)
    },
  )
}

function registerProductSettings(app: TypedApp, managed: ManagedSettingsService): void {
  app.put(
    `${path}/products`,
    {
      config: { access, operation: 'saveProductSettings', rights: ['settings'] },
      schema: { body: ProductSettingsFormSchema, response: changed },
    },
    async (request) => {
      const actor = actorOf(request)
      const { seen, ...products } = request.body
      await managed.saveProducts(actor, products, seen)
      return changedAnswer(managed, actor, settingsMessages.saved)
    },
  )
}

function registerProposals(app: TypedApp, { managed, proposals }: ManagedSettingsRoutes): void {
  app.post(
    `${path}/bank-proposals`,
    {
      config: { access, operation: 'proposeBankDetails', rights: 'all' },
      schema: {
        body: BankProposalFormSchema,
        response: { 201: SettingsChangedSchema, ...errors },
      },
      preValidation: normaliseBlankFields(BankProposalFormSchema),
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { seen, ...bank } = request.body
      await proposals.propose(actor, { upiId: '', ...bank }, seen)
      return reply.status(201).send(await changedAnswer(managed, actor, bankMessages.proposed))
    },
  )

  app.post(
    `${path}/bank-proposals/:id/confirm`,
    {
      config: { access, operation: 'confirmBankDetails', rights: 'all' },
      schema: { params: IdParamsSchema, response: changed },
    },
    async (request) => {
      const actor = actorOf(request)
      await proposals.confirm(actor, request.params.id)
      return changedAnswer(managed, actor, bankMessages.confirmed)
    },
  )

  app.post(
    `${path}/bank-proposals/:id/reject`,
    {
      config: { access, operation: 'rejectBankDetails', rights: 'all' },
      schema: { params: IdParamsSchema, body: BankRejectionFormSchema, response: changed },
      preValidation: normaliseBlankFields(BankRejectionFormSchema),
    },
    async (request) => {
      const actor = actorOf(request)
      await proposals.reject(actor, request.params.id, request.body.reason)
      return changedAnswer(managed, actor, bankMessages.rejected)
    },
  )

  app.delete(
    `${path}/bank-proposals/:id`,
    {
      config: { access, operation: 'withdrawBankDetails', rights: 'all' },
      schema: { params: IdParamsSchema, response: changed },
    },
    async (request) => {
      const actor = actorOf(request)
      await proposals.withdraw(actor, request.params.id)
      return changedAnswer(managed, actor, bankMessages.withdrawn)
    },
  )
}
