/** A fresh process: what it costs until here, to import the engine, to balance its first formula, and to read a strange name. */
const [, , engine, craft, body] = process.argv;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const start = spent();
const { craftOf, equilibrar } = await import(engine);
const imported = spent();
equilibrar(craftOf(craft), JSON.parse(body));
const balanced = spent();
craftOf('helado').analyse({ ingredients: [{ name: 'Harina de xilófono rebosada', grams: 100 }] });
const strange = spent() - balanced;
console.log(JSON.stringify({ start, import: imported - start, first: balanced - imported, strange }));
