import {
  NewShoppingListSchema,
  ShoppingListChangedSchema,
  ShoppingListLinesSchema,
  ShoppingListNameSchema,
  ShoppingListQuerySchema,
  ShoppingListSchema,
  ShoppingListsSchema,
} from '@store/contract/schemas/orders/shopping-lists'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { buyerOf, buyers, setPaging, type TypedApp } from '../../base/base.ts'
import { presentShoppingList, presentShoppingListSummary } from './shopping-list-presenter.ts'
import type { ChangedShoppingList, ShoppingListService } from './shopping-list-service.ts'

const errors = { '4xx': ErrorBodySchema }

function presentChange(request: FastifyRequest, { list, rejected }: ChangedShoppingList) {
  return { list: presentShoppingList(list, buyerOf(request).role), rejected }
}

/** The caller's named lists of products (ordering 6.3). */
export function registerShoppingLists(app: TypedApp, lists: ShoppingListService): void {
  registerLists(app, lists)
  registerListChanges(app, lists)
}

function registerLists(app: TypedApp, lists: ShoppingListService): void {
  app.get(
    '/lists',
    {
      config: { access: buyers, operation: 'listShoppingLists' },
      schema: {
        querystring: ShoppingListQuerySchema,
        response: { 200: ShoppingListsSchema, ...errors },
      },
    },
    async (request, reply) => {
      const page = await lists.list(buyerOf(request).userId, request.query)
      setPaging(reply, request, page)
      return { lists: page.lists.map(presentShoppingListSummary) }
    },
  )

  app.post(
    '/lists',
    {
      config: { access: buyers, operation: 'createShoppingList' },
      schema: {
        body: NewShoppingListSchema,
        response: { 201: ShoppingListChangedSchema, ...errors },
      },
    },
    async (request, reply) => {
      const created = await lists.create(buyerOf(request).userId, request.body)
      return reply.status(201).send(presentChange(request, created))
    },
  )

  app.get(
    '/lists/:id',
    {
      config: { access: buyers, operation: 'readShoppingList' },
      schema: { params: IdParamsSchema, response: { 200: ShoppingListSchema, ...errors } },
    },
    async (request) => {
      const { userId, role } = buyerOf(request)
      return presentShoppingList(await lists.read({ userId, publicId: request.params.id }), role)
    },
  )
}

function registerListChanges(app: TypedApp, lists: ShoppingListService): void {
  app.put(
    '/lists/:id',
    {
      config: { access: buyers, operation: 'renameShoppingList' },
      schema: {
        params: IdParamsSchema,
        body: ShoppingListNameSchema,
        response: { 200: ShoppingListSchema, ...errors },
      },
    },
    async (request) => {
      const { userId, role } = buyerOf(request)
      const key = { userId, publicId: request.params.id }
      return presentShoppingList(await lists.rename(key, request.body.name), role)
    },
  )

  app.put(
    '/lists/:id/lines',
    {
      config: { access: buyers, operation: 'setShoppingListLines' },
      schema: {
        description: 'adds products or changes their quantities; quantity 0 removes one',
        params: IdParamsSchema,
        body: ShoppingListLinesSchema,
        response: { 200: ShoppingListChangedSchema, ...errors },
      },
    },
    async (request) => {
      const key = { userId: buyerOf(request).userId, publicId: request.params.id }
      return presentChange(request, await lists.setLines(key, request.body.lines))
    },
  )

  app.delete(
    '/lists/:id',
    {
      config: { access: buyers, operation: 'deleteShoppingList' },
      schema: { params: IdParamsSchema, response: { 204: Type.Null(), ...errors } },
    },
    async (request, reply) => {
      await lists.remove({ userId: buyerOf(request).userId, publicId: request.params.id })
      return reply.status(204).send(null)
    },
  )
}
