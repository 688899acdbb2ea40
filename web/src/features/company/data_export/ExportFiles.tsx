import type { CompanyExport } from '#shared/model/company/companyExport.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import * as texts from '#shared/texts/company/companyData.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { fileSize } from './fileSize.ts';
import { useDownload } from './useCompanyExport.ts';

/** The files of a finished export by their titles, each with its download (rule company.19). */
export function ExportFiles({ exportId, files }: Pick<CompanyExport, 'exportId' | 'files'>) {
  const download = useDownload();
  const byTitle = [...files].sort((a, b) => compareNames(a.title, b.title));
  return (
    <Box component="ul" aria-label={texts.files} sx={{ m: 0, mt: 4, p: 0, listStyle: 'none' }}>
      {byTitle.map(({ name, title, rows, bytes }) => (
        <Box component="li" key={name} sx={line}>
          <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Text look="compact" style={{ fontWeight: 600 }}>
              {title}
            </Text>
            <Text as="span" look="caption" quiet>
              {texts.entries({ count: rows, shown: rows.toLocaleString('en') })}, {fileSize(bytes)}
            </Text>
          </Box>
          <Button
            variant="outlined"
            aria-label={texts.downloadNamed({ file: title })}
            busy={download.isPending && download.variables.file === name}
            onClick={() => download.mutate({ exportId, file: name })}
          >
            {texts.download}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  py: 2,
  '& + &': { borderTop: '1px solid var(--storyd-border)' },
} as const;
