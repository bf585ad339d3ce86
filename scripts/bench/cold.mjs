/** A fresh process: what it costs until here, to import the engine, and to balance its first formula. */
const [, , engine, craft, body] = process.argv;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const start = spent();
const { craftOf, equilibrar } = await import(engine);
const imported = spent();
equilibrar(craftOf(craft), JSON.parse(body));
console.log(JSON.stringify({ start, import: imported - start, first: spent() - imported }));
