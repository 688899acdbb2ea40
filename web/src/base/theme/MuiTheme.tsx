import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { theme } from './theme.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/**
 * The theme of MUI's components. The first view renders without them, so this wraps each page, dialog and menu that
 * uses them. It does not choose the colours (see `colorMode.ts`): its variables follow the attribute of the document.
 */
function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} noSsr>
      {children}
    </ThemeProvider>
  );
}

/** Wraps a component in MUI's theme. */
export function withMuiTheme<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return function Themed(props: Props) {
    return (
      <MuiTheme>
        <Inner {...props} />
      </MuiTheme>
    );
  };
}
