import {Gauge} from '@mui/x-charts/Gauge';

// #region preview
const classes = [
  '[&_.MuiGauge-valueText]:text-[28px]',
  '[&_.MuiGauge-valueText]:font-semibold',
  '[&_.MuiGauge-valueArc]:fill-[#2f7a52]',
  '[&_.MuiGauge-referenceArc]:[fill-opacity:0.4]',
].join(' ');
// #endregion

export default function BrandGauge() {
  return <Gauge className={classes} height={160} value={72} text="72%" aria-label="Seats taken" />;
}
