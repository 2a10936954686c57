import {
  Avatar,
  Badge,
  type BadgeTone,
  Card,
  type Column,
  Definition,
  DefinitionList,
  Price,
  ProductImage,
  QrCode,
  Table,
  Tag,
  Timeline,
} from '@store/ui'
import styled from 'styled-components'
import { Family, Specimen } from './specimen.tsx'

const tones: BadgeTone[] = ['neutral', 'info', 'success', 'warning', 'danger']

type Row = { model: string; stock: number; price: number }
const rows: Row[] = [
  { model: 'CF226A', stock: 12, price: 7499.5 },
  { model: 'TN-2365', stock: 0, price: 3150 },
]
const columns: Column<Row>[] = [
  { key: 'model', header: 'Model', cell: ({ model }) => model },
  { key: 'stock', header: 'Stock', cell: ({ stock }) => stock, align: 'end' },
  { key: 'price', header: 'Price', cell: ({ price }) => <Price rupees={price} />, align: 'end' },
]

/** Components that display data. */
export function DisplaySpecimens() {
  return (
    <Family title="Display">
      <Specimen name="Price">
        <Price rupees={1499.5} />
        <Price rupees={1349} was={1499.5} per="piece" />
        <Price rupees={149900} size="l" decimals={2} />
      </Specimen>
      <Specimen name="Badge and Tag">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Tag>Printer</Tag>
        <Tag onRemove={() => undefined} removeLabel="Remove HP">
          HP
        </Tag>
      </Specimen>
      <Specimen name="Card, Avatar and ProductImage">
        <Card>A bordered surface</Card>
        <Avatar name="Meera Shah" />
        <Thumbnail>
          <ProductImage src="/favicon.svg" alt="The mark of the store" width={64} height={64} />
        </Thumbnail>
      </Specimen>
      <Specimen name="QrCode">
        <QrCode text="https://store.example" label="QR code of the store" />
      </Specimen>
      <Specimen name="DefinitionList">
        <DefinitionList>
          <Definition term="Brand">HP</Definition>
          <Definition term="Model">CF226A</Definition>
        </DefinitionList>
      </Specimen>
      <Table caption="Stock" columns={columns} rows={rows} rowKey={({ model }) => model} />
      <Timeline
        events={[
          { id: '1', at: '2026-11-20T06:10:00.000Z', title: 'Order placed' },
          { id: '2', at: '2026-11-20T09:40:00.000Z', title: 'Payment received', text: '₹7,499.50' },
          { id: '3', at: '2026-11-21T04:00:00.000Z', title: 'Delivered', tone: 'success' },
        ]}
      />
    </Family>
  )
}

const Thumbnail = styled.div`
  width: 4rem;
`
