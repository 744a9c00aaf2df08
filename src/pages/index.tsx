import Layout from '@theme/Layout';
export default function Home() { return <Layout><h1>MUI X</h1></Layout>; }
