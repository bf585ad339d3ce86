import { CRAFT_IDS } from '@obrador/engine';
import { OPTION_NAMES, UsageError } from './args.ts';

const COMMANDS = [...CRAFT_IDS, 'etiqueta', 'catalogo', 'tipos', 'servir', 'mcp', 'completar'];

/** Completion scripts, from the same lists the command line itself uses. */
export function completionScript(shell: string | undefined): string {
  const options = OPTION_NAMES.map((name) => `--${name}`).join(' ');
  if (shell === 'bash') {
    return `_obrador() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${COMMANDS.join(' ')}" -- "$word"))
  elif [ "$COMP_CWORD" -eq 2 ] && [[ "\${COMP_WORDS[1]}" =~ ^(tipos|catalogo|etiqueta)$ ]]; then COMPREPLY=($(compgen -W "${CRAFT_IDS.join(' ')}" -- "$word"))
  elif [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W "${options}" -- "$word"))
  else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _obrador obrador
`;
  }
  if (shell === 'zsh') {
    return `#compdef obrador
_obrador() {
  if (( CURRENT == 2 )); then compadd ${COMMANDS.join(' ')}
  elif (( CURRENT == 3 )) && [[ $words[2] == (tipos|catalogo|etiqueta) ]]; then compadd ${CRAFT_IDS.join(' ')}
  elif [[ $words[CURRENT] == -* ]]; then compadd -- ${options}
  else _files; fi
}
compdef _obrador obrador
`;
  }
  if (shell === 'fish') {
    return [
      `complete -c obrador -n __fish_use_subcommand -f -a "${COMMANDS.join(' ')}"`,
      `complete -c obrador -n "__fish_seen_subcommand_from tipos catalogo etiqueta" -f -a "${CRAFT_IDS.join(' ')}"`,
      ...OPTION_NAMES.map((name) => `complete -c obrador -l ${name}`),
      '',
    ].join('\n');
  }
  throw new UsageError('Indica el intérprete: «obrador completar bash», «zsh» o «fish».');
}
