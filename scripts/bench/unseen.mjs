/** A fresh process: warms up on some formulas, then answers each of the others once; processor time, microseconds. */
import { readFileSync } from 'node:fs';

const [, , engine, operation, file] = process.argv;
const library = await import(engine);
const { warm, fresh, names, formula } = JSON.parse(readFileSync(file, 'utf8'));

const spent = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const time = (call) => {
  const before = spent();
  call();
  return spent() - before;
};
const OPERATIONS = {
  balance: ({ craft, body }) => library[names[craft]](body),
  analizar: ({ craft, body }) => library.analizar(library.craftOf(craft), body),
};
/** One that another release refuses costs what its refusal costs. */
const answer = (order) => {
  try {
    return OPERATIONS[operation](order);
  } catch {
    return undefined;
  }
};

const answered = library.balanceHelado(formula);
const request = JSON.stringify(formula);
const json = () => {
  for (let i = 0; i < 200; i++) {
    JSON.parse(request);
    JSON.stringify(answered);
  }
};
for (let pass = 0; pass < 3; pass++) warm.forEach(answer);
const times = fresh.map((order) => time(() => answer(order)));
const stick = Math.min(...Array.from({ length: 40 }, () => time(json) / 200));
console.log(JSON.stringify({ times, stick }));
