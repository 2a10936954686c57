import * as adminMessages from '@store/contract/rules/admin-messages'
import { largestBillBytes } from '@store/contract/rules/limits'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  actorOf,
  type FileService,
  formFile,
  orderAdmins,
  registerFormRoutes,
  type TypedApp,
  withUploadForm,
} from '../../base/base.ts'
import { presentOrder, viewOf } from '../../ordering/ordering.ts'
import type { BillService } from './bill-service.ts'

const BillFormSchema = Type.Object({ billPdf: formFile('a PDF') })

const billRule = {
  field: 'billPdf',
  largestBytes: largestBillBytes,
  tooLarge: adminMessages.orders.billTooLarge,
}

/** The bill an admin uploads for an order (money 7.6). */
export function registerBilling(
  app: TypedApp,
  { bills, files }: { bills: BillService; files: FileService },
): void {
  const schema = {
    params: IdParamsSchema,
    response: { 200: OrderChangedSchema, '4xx': ErrorBodySchema },
  }

  registerFormRoutes(app, (forms) => {
    forms.put(
      '/orders/bill/:id',
      {
        config: {
          access: orderAdmins,
          operation: 'putBill',
          rights: ['orders', 'money', 'accounts'],
          form: BillFormSchema,
        },
        schema,
      },
      async (request) => {
        const target = { actor: actorOf(request), publicId: request.params.id }
        const order = await withUploadForm(request, billRule, async ({ file }) =>
          bills.put(target, file),
        )
        const view = viewOf(request, files)
        return { message: adminMessages.orders.billUploaded, order: presentOrder(order, view) }
      },
    )
  })

  app.delete(
    '/orders/bill/:id',
    {
      config: {
        access: orderAdmins,
        operation: 'deleteBill',
        rights: ['orders', 'money', 'accounts'],
      },
      schema,
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const order = await bills.delete(target)
      const view = viewOf(request, files)
      return { message: adminMessages.orders.billDeleted, order: presentOrder(order, view) }
    },
  )
}
