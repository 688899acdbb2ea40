/** Cells of a line are separated by commas, semicolons or tabs; addresses may also be separated by spaces. */
const SEPARATORS = /[,;\t]/;

/**
 * The addresses in a pasted text: one or many in a line, or a table whose other columns are left out. Of a line without
 * an address, its text is kept, so that people see what is wrong with it; a table's headings are left out.
 */
export function addressesIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const found = lines.map((line) => line.split(SEPARATORS).flatMap(addressesOfCell));
  const isTable = found.some((addresses) => addresses.length > 0) && lines.some((line) => SEPARATORS.test(line));
  return lines.flatMap((line, i) => {
    const addresses = found[i] ?? [];
    if (addresses.length > 0 || line === '') return addresses;
    return isTable && i === 0 ? [] : [line];
  });
}

/** The words of a cell with an @, without quotation marks and the angle brackets of `Ada <ada@acme.example>`. */
function addressesOfCell(cell: string): string[] {
  return cell
    .split(/\s+/)
    .filter((word) => word.includes('@'))
    .map((word) => word.replace(/^["'<(]+|[>"').]+$/g, ''));
}
