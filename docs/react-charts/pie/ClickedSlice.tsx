import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';

const tickets = [
  {id: 'delivery', label: 'Delivery', value: 148},
  {id: 'returns', label: 'Returns', value: 92},
  {id: 'payment', label: 'Payment', value: 37},
];

export default function ClickedSlice() {
  const [message, setMessage] = useState('Select a slice.');

  return (
    <Box sx={{width: '100%'}}>
      <PieChart
        height={200}
        title="Open tickets by subject"
        series={[{id: 'tickets', data: tickets}]}
        onItemClick={(_, {seriesId, dataIndex}, item) =>
          setMessage(`${seriesId}[${dataIndex}], id ${item.id}: ${item.value} tickets`)
        }
      />
      <Typography variant="body2" role="status" sx={{mt: 1}}>
        {message}
      </Typography>
    </Box>
  );
}
