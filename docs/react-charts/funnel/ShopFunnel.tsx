import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

export default function ShopFunnel() {
  return (
    <FunnelChart
      height={300}
      title="From visit to order, one week of a shop"
      desc="Of 4,800 visits 2,100 reach the cart, and 610 end in an order."
      series={[
        {
          data: [
            {label: 'Visits', value: 4800},
            {label: 'Carts', value: 2100},
            {label: 'Orders', value: 610},
          ],
        },
      ]}
    />
  );
}
