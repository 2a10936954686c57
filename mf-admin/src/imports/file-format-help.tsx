import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { theme } from '@store/ui'
import styled from 'styled-components'

const Fold = styled.details`
  max-width: ${theme.width.text};

  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${theme.target};
    color: ${theme.color.primary};
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: ${theme.space.xxs};
    padding-inline-start: ${theme.space.m};
    list-style: disc;
  }

  code {
    font-family: ${theme.font.mono};
    font-size: ${theme.size.s};
    overflow-wrap: anywhere;
  }
`

/** Help on the format of a product file. */
export function FileFormatHelp() {
  return (
    <Fold>
      <summary>File format</summary>
      <ul>
        <li>The first row names the columns, each further row is a product.</li>
        <li>
          An export has exactly this form: <code>{importColumns.join(', ')}</code>.
        </li>
        <li>Brand and model number, or brand and name, say which product a row means.</li>
        <li>
          Without a column of its own, a brand, category, GST or unit may be given once for all
          rows, after the file was checked.
        </li>
        <li>
          Rows of totals are passed over. Hidden rows and columns are read like all others, and it
          is said how many.
        </li>
        <li>
          Columns that are not in the file stay as they are, and so do blank cells. A dash (
          <code>-</code>) clears HSN, quantity prices or facts.
        </li>
        <li>
          Commas only group digits: <code>1,29,900</code> or <code>129,900</code>, not{' '}
          <code>12,34</code>.
        </li>
        <li>
          The unit is a code of the GST list, such as <code>PCS</code>, <code>BOX</code> or{' '}
          <code>MTR</code>; pieces if it is left out. A code that begins with 99 (SAC) is a service.
        </li>
        <li>
          Whether the stock is set, added to or left is asked once for the whole file. What is sold
          meanwhile stays sold, and an export changes the stock only where you changed it.
        </li>
        <li>
          Prices may look like <code>₹1,299</code> or <code>Rs.1,299/-</code>, the GST like{' '}
          <code>18%</code>, the stock like <code>25 Nos</code>. <code>1,150.00/Nos</code> is the
          price of a piece.
        </li>
        <li>
          Quantity prices look like <code>10-24:390; 25+:370</code>.
        </li>
        <li>
          Facts look like <code>Yield: 1,600 pages; Fits: P2518, M6518NW; Pack size: 5</code>.
        </li>
      </ul>
    </Fold>
  )
}
