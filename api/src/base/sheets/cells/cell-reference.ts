/**
 * What spreadsheet programs call a cell.
 * @param column from 0, @param row from 1
 * @example cellReference(27, 3) // 'AB3'
 */
export function cellReference(column: number, row: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  }
  return `${letters}${row}`
}
