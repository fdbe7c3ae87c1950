import type { Paise } from '../money/units.ts';
import { zip } from './zip.ts';

/** Text, a whole number, or an amount, which is shown in rupees with the Indian grouping. */
export type Cell = string | number | { paise: Paise };

/** A workbook of one sheet. The rows named as headings are bold. */
export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  headings: readonly number[];
}

const plainStyle = 0;
const boldStyle = 1;
const moneyStyle = 2;
const mainSchema = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeSchema = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageSchema = 'http://schemas.openxmlformats.org/package/2006';
const typeSchema = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const groupedFormat = '[&gt;=10000000]##\\,##\\,##\\,##0.00;[&gt;=100000]##\\,##\\,##0.00;##,##0.00';

/** Characters that XML cannot hold are left out. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;

/** A, B, … for the first 26 columns; a schedule has eight. */
const columnName = (column: number): string => String.fromCharCode(65 + column);

function cellXml(cell: Cell, place: string, bold: boolean): string {
  const style = bold ? boldStyle : plainStyle;
  // Text is kept in the cell and never as a formula, whatever it begins with.
  if (typeof cell === 'string')
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${place}" s="${style}"><v>${cell}</v></c>`;
  return `<c r="${place}" s="${moneyStyle}"><v>${cell.paise / 100}</v></c>`;
}

/** The bytes of an .xlsx file. */
export function workbook({ name, rows, headings }: Sheet): Uint8Array<ArrayBuffer> {
  const bold = new Set(headings);
  const body = rows.map((cells, row) => {
    const line = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`, bold.has(row)));
    return `<row r="${row + 1}">${line.join('')}</row>`;
  });
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packageSchema}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeSchema}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeSchema}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${typeSchema}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageSchema}/relationships"><Relationship Id="rId1" Type="${officeSchema}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${mainSchema}" xmlns:r="${officeSchema}"><sheets><sheet name="${escaped(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageSchema}/relationships"><Relationship Id="rId1" Type="${officeSchema}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeSchema}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${mainSchema}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${groupedFormat}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${mainSchema}"><cols><col min="1" max="9" width="18" customWidth="1"/></cols><sheetData>${body.join('')}</sheetData></worksheet>`,
  };
  return zip(Object.entries(files).map(([path, text]) => ({ name: path, text: xml(text) })));
}
