import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

const megawattHours = (value: number) => `${value} MWh`;

export default function EnergyFlow() {
  return (
    <SankeyChart
      height={300}
      title="Energy of a plant in a year"
      desc="The grid gives 620 and the roof 180 megawatt hours; half of it goes to machines."
      series={{
        data: {
          nodes: [
            {id: 'grid', label: 'Grid', color: '#0072b2'},
            {id: 'roof', label: 'Solar roof', color: '#d55e00'},
            {id: 'board', label: 'Switchboard', color: '#767676'},
            {id: 'machines', label: 'Machines', color: '#009e73'},
            {id: 'heat', label: 'Heating', color: '#8a4173'},
            {id: 'light', label: 'Light', color: '#a6761d'},
          ],
          links: [
            {source: 'grid', target: 'board', value: 620},
            {source: 'roof', target: 'board', value: 180},
            {source: 'board', target: 'machines', value: 400},
            {source: 'board', target: 'heat', value: 290},
            {source: 'board', target: 'light', value: 110},
          ],
        },
        valueFormatter: megawattHours,
        linkOptions: {opacity: 0.4},
      }}
    />
  );
}
