import type {ReactNode} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {colorSchemeSelector: '[data-theme="%s"]'},
  colorSchemes: {light: true, dark: true},
});

/** Theme of every demo. */
export default function DemoProviders({children}: {children: ReactNode}): ReactNode {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
