import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const steps = [
  {id: 'sent', label: 'Sent', value: 12000},
  {id: 'opened', label: 'Opened', value: 5100},
  {id: 'clicked', label: 'Clicked', value: 900},
];

export default function HighlightedSection() {
  const [message, setMessage] = useState('Select a section.');

  return (
    <Box sx={{width: '100%'}}>
      <FunnelChart
        height={240}
        title="Letters of a campaign"
        enableKeyboardNavigation
        series={[{data: steps, highlightScope: {highlight: 'item', fade: 'global'}}]}
        onItemClick={(_, {dataIndex}) => {
          const step = steps[dataIndex];
          setMessage(`${step?.label}: ${step?.value.toLocaleString('en-US')}`);
        }}
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Box>
  );
}
