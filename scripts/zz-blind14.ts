import { readFileSync } from 'node:fs';
import { analizar, CRAFTS, InputError } from '@obrador/engine';
const quiet = process.argv.includes('-q');
const tally: any = {};
for (const file of process.argv.slice(2).filter((x)=>x!=='-q')) for (const f of JSON.parse(readFileSync(file, 'utf8'))) {
  const craft = CRAFTS.find((c)=>c.id===f.craft)!;
  const t = tally[f.craft] ??= { agree:0, n:0, good:[0,0], bad:[0,0], doubtful:[0,0] };
  let a: any; try { a = analizar(craft, { type: f.type, ingredients: f.ingredients, ...(f.temperatura_servicio===undefined?{}:{temperatura_servicio:f.temperatura_servicio}) } as any); } catch (e) { if (!(e instanceof InputError)) throw e; a = { resultado: { bueno:false, texto:'ERR '+e.message }, parametros:[], avisos:[], ingredientes:[] }; }
  const b = a.resultado.bueno;
  if (f.esperado==='dudosa') { t.doubtful[1]++; if (b) t.doubtful[0]++; continue; }
  const ok = b === (f.esperado==='buena');
  t.n++; if (ok) t.agree++; const g = f.esperado==='buena'?t.good:t.bad; g[1]++; if (ok) g[0]++;
  if (ok||quiet) continue;
  const out = a.parametros.filter((p: any) => p.estado === 'bajo' || p.estado === 'alto').map((p: any) => `${p.id} ${p.valor} [${p.rango}]`).join('; ');
  console.log(`${f.craft} ${f.type} ${f.id} EXP ${f.esperado}: ${f.por_que}\n     GOT ${a.resultado.texto} | ${out} | ${a.avisos.map((x: any) => x.codigo + ':' + x.texto.slice(0, 150)).join(' / ')}\n     ${f.ingredients.map((i:any)=>i.name+' '+i.grams).join(', ')}\n     unk: ${a.ingredientes.filter((i:any)=>!i.id).map((i:any)=>i.nombre??i.name).join(', ')}`);
}
for (const [k,v] of Object.entries<any>(tally)) console.log(k, `${v.agree}/${v.n} = ${(100*v.agree/v.n).toFixed(1)} %; buena ${v.good}; mala ${v.bad}; dudosa good ${v.doubtful}`);
