import {ptBR as core} from '@mui/material/locale';
import {ptBR as charts} from '@mui/x-charts/locales';
import {ptBR as grid} from '@mui/x-data-grid/locales';
import {ptBR as pickers} from '@mui/x-date-pickers/locales';
import type {ComponentLabels} from './types';

/** Brazilian Portuguese labels: of Material UI, the grid, the pickers and the charts. */
export const labels: ComponentLabels = {
  locales: [core, grid, pickers, charts],
  // Names that the packages have in English only; a test compares the list with them.
  missing: ['x-data-grid.promptChangeChartsLabel'],
};
