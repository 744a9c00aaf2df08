import type {ReactNode} from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {CITIES, REGIONS} from '../orders';

const ITEMS = Object.entries(REGIONS).map(([region, cities]) => ({
  id: region,
  label: region,
  children: cities.map((city) => ({id: city, label: city})),
}));

/** Tree ids for the chosen cities: a region is selected when all its cities are. */
function selectionOf(cities: readonly string[]): string[] {
  const regions = Object.entries(REGIONS)
    .filter(([, own]) => own.every((city) => cities.includes(city)))
    .map(([region]) => region);
  return [...regions, ...cities];
}

/** Chooses cities. */
export default function Tree({
  cities,
  onChange,
}: {
  cities: readonly string[];
  onChange: (cities: string[]) => void;
}): ReactNode {
  return (
    <RichTreeView
      items={ITEMS}
      aria-label="Cities"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['Europe']}
      selectionPropagation={{parents: true, descendants: true}}
      selectedItems={selectionOf(cities)}
      onSelectedItemsChange={(_, ids) => onChange(CITIES.filter((city) => ids.includes(city)))}
    />
  );
}
