import { CRAFT_IDS, CRAFTS, type Craft, fold, helado } from '@obrador/engine';
import { NUTRIENTS } from '@obrador/engine/etiqueta';
import { UsageError } from './args.ts';
import { craftCalled } from './input.ts';
import { EVERYWHERE, OPTION_NAMES, optionInfo } from './option-table.ts';
import type { Order } from './order.ts';
import { mistakes } from './texts.ts';

/** The script of a shell asks the command itself, so that it offers what there is. */
export const WORDS_FOR = 'palabras';

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];
/** Options whose value is an ingredient, and what follows its name. */
const NAMES_AFTER: Readonly<Record<string, string>> = { fijar: '', anadir: '', limite: '=', unidad: '=' };

/** How the words of an order say that the first is a craft. */
const CRAFT_WORD = 'oficio';

/** What may stand in place of the last of the words typed after «obrador». */
export function candidates(orders: readonly Order[], typed: readonly string[]): string[] {
  // PowerShell leaves out empty words: its script sends a blank.
  const word = typed.at(-1)?.trimStart() ?? '';
  const begins = (text: string) => fold(text).startsWith(fold(word));
  return [...new Set(allowed(orders, typed.slice(0, -1), word))].filter(begins);
}

function allowed(orders: readonly Order[], before: readonly string[], word: string): string[] {
  const [name] = before;
  if (name === undefined) return orders.map((order) => order.name);
  const order = orders.find((one) => one.name === name || one.alias === name);
  if (order === undefined) return [];
  const crafts = craftsMeant(before);
  const option = optionNames().find((one) => `--${one.name}` === before.at(-1) || `-${one.short}` === before.at(-1));
  if (option?.takesValue) {
    if (option.name === 'tipo') return crafts.flatMap(({ types }) => types.map(({ id }) => id));
    if (option.name === 'nutricion') return NUTRIENTS.map((key) => `${key}=`);
    const after = NAMES_AFTER[option.name];
    return after === undefined ? [] : namesOf(crafts).map((ingredient) => ingredient + after);
  }
  if (word.startsWith('-')) return [...order.options, ...EVERYWHERE].map((one) => `--${one}`);
  if (name === 'ayuda') return orders.map((one) => one.name);
  if (name === 'completar') return SHELLS;
  if (name === 'tipos') return [...CRAFT_IDS];
  if (name === 'catalogo' && before.length === 1) return [...CRAFT_IDS, ...namesOf(crafts)];
  if (name !== 'catalogo' && order.words.includes(CRAFT_WORD)) return before.length === 1 ? [...CRAFT_IDS] : [];
  return craftCalled(name) === undefined && name !== 'catalogo' && name !== 'curva' ? [] : namesOf(crafts);
}

const optionNames = () => OPTION_NAMES.map(optionInfo);

/** The craft named among the words, or all of them. */
function craftsMeant(before: readonly string[]): readonly Craft[] {
  if (before[0] === 'curva') return [helado];
  const named = before.slice(0, 2).flatMap((word) => craftCalled(word) ?? []);
  return named.length > 0 ? named : CRAFTS;
}

function namesOf(crafts: readonly Craft[]): string[] {
  return crafts.flatMap((craft) => craft.catalogue().map(({ name }) => name));
}

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_obrador() {
  local found
  mapfile -t found < <(obrador completar ${WORDS_FOR} -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=()
  local one
  for one in "\${found[@]}"; do [ -n "$one" ] && COMPREPLY+=("$(printf '%q' "$one")"); done
  [ "\${#COMPREPLY[@]}" -gt 0 ] || compopt -o default
}
complete -o filenames -o nosort -F _obrador obrador
`,
  zsh: `#compdef obrador
_obrador() {
  local -a found
  found=("\${(@f)$(obrador completar ${WORDS_FOR} -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  found=(\${found:#})
  compadd -Q -- "\${(@q)found}"
  _files
}
compdef _obrador obrador
`,
  fish: `complete -c obrador -a '(obrador completar ${WORDS_FOR} -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
  powershell: `Register-ArgumentCompleter -Native -CommandName obrador -ScriptBlock {
  param($word, $ast, $cursor)
  $typed = @($ast.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.Extent.Text.Trim("'", '"') })
  $last = if ($word) { $word.Trim("'", '"') } else { ' ' }
  obrador completar ${WORDS_FOR} '--' @typed $last 2>$null | ForEach-Object {
    $text = if ($_ -match '[^\\w.=:-]') { "'" + $_.Replace("'", "''") + "'" } else { $_ }
    [System.Management.Automation.CompletionResult]::new($text, $_, 'ParameterValue', $_)
  }
}
`,
};

export function completionScript(shell = ''): string {
  if (!SHELLS.includes(shell)) throw new UsageError(mistakes.noShell);
  return SCRIPTS[shell]!;
}
