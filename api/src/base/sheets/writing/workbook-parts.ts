import type { ColumnKind } from './table.ts'
import { escapeXml } from './xml-text.ts'

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const sheetPart = 'xl/worksheets/sheet1.xml'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Number formats: those below 164 are built in; `#,##0.00` groups digits as the reader's computer does, so in lakhs in India. */
const formats = { general: 0, amount: 4, text: 49, day: 164, time: 165 }
const [day, time] = ['dd\\-mmm\\-yyyy', 'dd\\-mmm\\-yyyy\\ hh:mm:ss']

/** The cell formats of the style sheet, by their index. */
const cellFormats = [
  `<xf numFmtId="${formats.general}" fontId="0" fillId="0" borderId="0" xfId="0"/>`,
  `<xf numFmtId="${formats.text}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ...[formats.text, formats.amount, formats.day, formats.time].map(
    (format) =>
      `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ),
]

/** The cell format of the headings. */
export const headingStyle = 1

/** The cell format of each kind of column, as an index into the style sheet. */
export const styleOfKind: Readonly<Record<ColumnKind, number>> = {
  number: 0,
  found: 0,
  text: 2,
  money: 3,
  day: 4,
  time: 5,
}

const styles =
  `<styleSheet xmlns="${mainNamespace}"><numFmts count="2">` +
  `<numFmt numFmtId="${formats.day}" formatCode="${day}"/>` +
  `<numFmt numFmtId="${formats.time}" formatCode="${time}"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

/** The parts of a workbook besides its only sheet, by name. */
export const partsOf = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `<Types xmlns="${packaged}/content-types">` +
    '<Default Extension="rels" ' +
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>` +
    `<Override PartName="/${sheetPart}" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" ` +
    `Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${mainNamespace}" xmlns:r="${office}"><bookViews><workbookView/></bookViews>` +
    `<sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packaged}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
})
