import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { theme } from './theme.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/**
 * The look of MUI's components. What is drawn first does without them, so this stands around each page, dialog and menu
 * that uses them. Which colours are seen is not its business (`colorMode.ts`): its variables follow the attribute of
 * the document.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} noSsr>
      {children}
    </ThemeProvider>
  );
}

/** A component within the look of MUI. */
export function withMuiTheme<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return function Themed(props: Props) {
    return (
      <MuiTheme>
        <Inner {...props} />
      </MuiTheme>
    );
  };
}
