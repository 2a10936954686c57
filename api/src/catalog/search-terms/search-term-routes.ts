import {
  DismissedSearchSchema,
  MissedSearchListSchema,
  SearchTermsQuerySchema,
  SynonymFormSchema,
  SynonymListSchema,
  SynonymSchema,
} from '@store/contract/schemas/catalog/search-terms'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { actorOf, setPaging, type TypedApp } from '../../base/base.ts'
import type { MissedSearches } from './missed-searches.ts'
import { presentSynonym } from './synonym.ts'
import type { SynonymService } from './synonym-service.ts'

const access = ['superadmin'] as const
const rights = ['products'] as const
const errors = { '4xx': ErrorBodySchema }

/** What the search understands, and what it did not find, for the superadmin. */
export function registerSearchTerms(
  app: TypedApp,
  { synonyms, missedSearches }: { synonyms: SynonymService; missedSearches: MissedSearches },
): void {
  app.get(
    '/superadmin/search/synonyms',
    {
      config: { access, operation: 'listSynonyms', rights },
      schema: {
        querystring: SearchTermsQuerySchema,
        response: { 200: SynonymListSchema, ...errors },
      },
    },
    async (request, reply) => {
      const page = await synonyms.list(request.query)
      setPaging(reply, request, page)
      return page.synonyms.map(presentSynonym)
    },
  )

  app.post(
    '/superadmin/search/synonyms',
    {
      config: { access, operation: 'createSynonym', rights },
      schema: { body: SynonymFormSchema, response: { 201: SynonymSchema, ...errors } },
    },
    async (request, reply) => {
      const synonym = await synonyms.create(request.body, actorOf(request).userId)
      return reply.status(201).send(presentSynonym(synonym))
    },
  )

  app.put(
    '/superadmin/search/synonyms/:id',
    {
      config: { access, operation: 'changeSynonym', rights },
      schema: {
        params: IdParamsSchema,
        body: SynonymFormSchema,
        response: { 200: SynonymSchema, ...errors },
      },
    },
    async (request) => {
      const change = { ...request.body, publicId: request.params.id }
      return presentSynonym(await synonyms.change(change, actorOf(request).userId))
    },
  )

  app.delete(
    '/superadmin/search/synonyms/:id',
    {
      config: { access, operation: 'deleteSynonym', rights },
      schema: { params: IdParamsSchema, response: { 204: Type.Null(), ...errors } },
    },
    async (request, reply) => {
      await synonyms.remove(request.params.id, actorOf(request).userId)
      return reply.status(204).send(null)
    },
  )

  app.get(
    '/superadmin/search/missed',
    {
      config: { access, operation: 'listMissedSearches', rights },
      schema: {
        querystring: SearchTermsQuerySchema,
        response: { 200: MissedSearchListSchema, ...errors },
      },
    },
    async (request, reply) => {
      const page = await missedSearches.list(request.query)
      setPaging(reply, request, page)
      return page.searches
    },
  )

  app.delete(
    '/superadmin/search/missed',
    {
      config: { access, operation: 'dismissMissedSearch', rights },
      schema: { querystring: DismissedSearchSchema, response: { 204: Type.Null(), ...errors } },
    },
    async (request, reply) => {
      await missedSearches.dismiss(request.query.words)
      return reply.status(204).send(null)
    },
  )
}
