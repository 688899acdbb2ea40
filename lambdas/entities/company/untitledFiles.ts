/**
 * The latest export in the present shape. Files of earlier releases have no titles: their names stand in for them.
 */
export function upgradeCompanyExport(row: Record<string, unknown>): Record<string, unknown> {
  const files = row['files'] as readonly { name: string }[];
  return { ...row, files: files.map((file) => ({ title: file.name, ...file })) };
}
