import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function OfflinePage(): ReactNode {
  return (
    <Layout title="Offline">
      <main>
        <h1>Offline</h1>
      </main>
    </Layout>
  );
}
