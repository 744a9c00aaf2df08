import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {clearColors} from '../../_data/chartColors';

const euro = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'EUR'});

/** Each yearly payment on 200,000 at 4 % over 20 years, split into its parts. */
function payments() {
  const rate = 0.04;
  const payment = (200_000 * rate) / (1 - (1 + rate) ** -20);
  let debt = 200_000;
  return Array.from({length: 20}, (_, index) => {
    const interest = debt * rate;
    debt -= payment - interest;
    return {year: index + 1, interest, repayment: payment - interest};
  });
}

const years = payments();

export default function StackedLoan() {
  const [stackOffset, setStackOffset] = useState<'none' | 'expand'>('none');
  const share = stackOffset === 'expand';
  const part = {
    area: true,
    stack: 'payment',
    stackOffset,
    showMark: false,
    valueFormatter: (value: number | null) => (value === null ? '' : euro.format(value)),
  };

  return (
    <Box sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Stack offset"
        value={stackOffset}
        onChange={(_, next: typeof stackOffset | null) => next && setStackOffset(next)}
      >
        <ToggleButton value="none">Amounts</ToggleButton>
        <ToggleButton value="expand">Shares</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={280}
        title="Interest and repayment in each payment of a loan"
        desc="The first payment is more than half interest, the last one almost none."
        enableKeyboardNavigation
        colors={clearColors}
        dataset={years}
        xAxis={[
          {dataKey: 'year', label: 'Year', domainLimit: 'strict', tickInterval: [1, 5, 10, 15, 20]},
        ]}
        yAxis={[
          {
            width: 60,
            valueFormatter: (value: number) =>
              share ? `${Math.round(value * 100)}%` : `€${value / 1000}k`,
          },
        ]}
        series={[
          {dataKey: 'repayment', label: 'Repayment', ...part},
          {dataKey: 'interest', label: 'Interest', ...part},
        ]}
      />
    </Box>
  );
}
