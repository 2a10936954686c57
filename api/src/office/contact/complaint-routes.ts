import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  ComplaintChangedSchema,
  ComplaintCountsQuerySchema,
  ComplaintCountsSchema,
  ComplaintListSchema,
  ComplaintQuerySchema,
  ComplaintReplyFormSchema,
  ComplaintSchema,
  ComplaintStateFormSchema,
} from '@store/contract/schemas/accounts/contact'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, normaliseBlankFields, setPaging, type TypedApp } from '../../base/base.ts'
import { presentComplaint } from './complaint-presenter.ts'
import type { Complaints } from './complaint-service.ts'

const access = ['superadmin'] as const
const errors = { '4xx': ErrorBodySchema }

/** The inbox of the contact form, for the superadmin (office 4.2). */
export function registerComplaints(app: TypedApp, complaints: Complaints): void {
  app.get(
    '/admin/contact-complaints',
    {
      config: { access, operation: 'listComplaints', rights: ['orders', 'users'] },
      schema: {
        querystring: ComplaintQuerySchema,
        response: { 200: ComplaintListSchema, ...errors },
      },
    },
    async (request, reply) => {
      const page = await complaints.list(request.query)
      setPaging(reply, request, page)
      return page.complaints.map(presentComplaint)
    },
  )

  app.get(
    '/admin/contact-complaints/counts',
    {
      config: { access, operation: 'countComplaints', rights: ['orders', 'users'] },
      schema: {
        querystring: ComplaintCountsQuerySchema,
        response: { 200: ComplaintCountsSchema, ...errors },
      },
    },
    async (request) => complaints.count(request.query),
  )

  app.get(
    '/admin/contact-complaints/:id',
    {
      config: { access, operation: 'readComplaint', rights: ['orders', 'users'] },
      schema: { params: IdParamsSchema, response: { 200: ComplaintSchema, ...errors } },
    },
    async (request) => presentComplaint(await complaints.read(request.params.id)),
  )

  app.post(
    '/admin/contact-complaints/:id/reply',
    {
      config: { access, operation: 'replyToComplaint', rights: ['orders', 'users'] },
      schema: {
        params: IdParamsSchema,
        body: ComplaintReplyFormSchema,
        response: { 201: ComplaintChangedSchema, ...errors },
      },
      preValidation: normaliseBlankFields(ComplaintReplyFormSchema),
    },
    async (request, reply) => {
      const { params, body } = request
      const complaint = await complaints.reply(actorOf(request), params.id, body.message)
      const message = adminMessages.complaints.replied
      return reply.status(201).send({ message, complaint: presentComplaint(complaint) })
    },
  )

  app.put(
    '/admin/contact-complaints/:id',
    {
      config: { access, operation: 'setComplaintState', rights: ['orders', 'users'] },
      schema: {
        params: IdParamsSchema,
        body: ComplaintStateFormSchema,
        response: { 200: ComplaintChangedSchema, ...errors },
      },
      preValidation: normaliseBlankFields(ComplaintStateFormSchema),
    },
    async (request) => {
      const { params, body } = request
      const complaint = await complaints.setState(actorOf(request), params.id, body.state)
      const message = adminMessages.complaints.stateChanged(complaint.state)
      return { message, complaint: presentComplaint(complaint) }
    },
  )
}
