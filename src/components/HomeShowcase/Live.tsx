import {lazy, startTransition, Suspense, useEffect, useMemo, useState, type ReactNode} from 'react';
import Box from '@mui/material/Box';
import {whenIdle} from '@site/plugins/page-slots/client/whenIdle';
import DemoProviders from '@site/src/components/DemoProviders';
import {CITIES, makeOrders} from './orders';
import {useNear} from './useNear';
import styles from './styles.module.css';

const ORDERS = makeOrders();

const files = {
  tree: () => import('./parts/Tree'),
  calendar: () => import('./parts/Calendar'),
  chart: () => import('./parts/Chart'),
  grid: () => import('./parts/Grid'),
};
const Tree = lazy(files.tree);
const Calendar = lazy(files.calendar);
const Chart = lazy(files.chart);
const Grid = lazy(files.grid);

/** The place of a component: tells when it is near, loads when it is wanted, and tells when it is drawn. */
function Place({
  name,
  isWanted,
  hasTurn,
  onNear,
  onDrawn,
  children,
}: {
  name: keyof typeof files;
  isWanted: boolean;
  hasTurn: boolean;
  onNear: () => void;
  onDrawn: () => () => void;
  children: ReactNode;
}): ReactNode {
  const [ref, near] = useNear();
  useEffect(() => {
    if (near) onNear();
    // Once: what is near stays so.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [near]);
  useEffect(() => {
    // Asked for before it has its turn. A failure is told by the boundary when it has.
    if (isWanted) files[name]().catch(() => undefined);
  }, [isWanted, name]);
  return (
    <Box ref={ref} className={styles[name]}>
      {isWanted && hasTurn && (
        <Suspense fallback={null}>
          {children}
          <Drawn onDrawn={onDrawn} />
        </Suspense>
      )}
    </Box>
  );
}

function Drawn({onDrawn}: {onDrawn: () => () => void}): ReactNode {
  // Once: the components beside it stay.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(onDrawn, []);
  return null;
}

/**
 * Four components on one set of orders: the tree and the calendar choose, the chart and the grid show. Each is drawn
 * in an idle moment after the one before, so that the page answers between two of them, and none before it or one below it is
 * near: on a phone the chart and the grid are a screen away.
 */
export default function Live(): ReactNode {
  const [cities, setCities] = useState<readonly string[]>(CITIES);
  const [day, setDay] = useState<string | null>(null);
  const [drawn, setDrawn] = useState(0);
  const next = () => whenIdle(() => startTransition(() => setDrawn((count) => count + 1)));
  /** Places from the top that have been near, or passed. */
  const [wanted, setWanted] = useState(0);
  const place = (index: number) => ({
    isWanted: wanted > index,
    hasTurn: drawn >= index,
    onNear: () => setWanted((count) => Math.max(count, index + 1)),
    onDrawn: next,
  });

  const inCities = useMemo(() => ORDERS.filter(({city}) => cities.includes(city)), [cities]);
  const orders = useMemo(
    () => (day ? inCities.filter((order) => order.day === day) : inCities),
    [inCities, day],
  );

  return (
    <DemoProviders>
      <Place name="tree" {...place(0)}>
        <Tree cities={cities} onChange={setCities} />
      </Place>
      <Place name="calendar" {...place(1)}>
        <Calendar day={day} onChange={setDay} />
      </Place>
      <Place name="chart" {...place(2)}>
        <Chart orders={inCities} onChange={setDay} />
      </Place>
      <Place name="grid" {...place(3)}>
        <Grid orders={orders} day={day} />
      </Place>
    </DemoProviders>
  );
}
