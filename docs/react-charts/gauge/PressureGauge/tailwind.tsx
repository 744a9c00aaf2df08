import {Gauge} from '@mui/x-charts/Gauge';

const classes = [
  '[&_.MuiGauge-valueText]:text-[24px]',
  '[&_.MuiGauge-valueArc]:fill-[#b3541e]',
  '[&_.MuiGauge-referenceArc]:fill-[gray]',
  '[&_.MuiGauge-referenceArc]:[fill-opacity:0.4]',
].join(' ');

export default function PressureGauge() {
  return (
    <Gauge
      className={classes}
      height={180}
      value={7.4}
      valueMax={10}
      cornerRadius="50%"
      text={({value}) => `${value} bar`}
      aria-label="Pressure of the compressor"
      aria-valuetext="7.4 bar"
    />
  );
}
