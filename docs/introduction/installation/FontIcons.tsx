import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

const icons = ['inventory_2', 'local_shipping', 'event', 'bar_chart', 'account_tree'];

export default function FontIcons() {
  return (
    <Stack direction="row" spacing={2}>
      {icons.map((name) => (
        <Icon key={name} fontSize="large" color="primary" aria-hidden>
          {name}
        </Icon>
      ))}
    </Stack>
  );
}
