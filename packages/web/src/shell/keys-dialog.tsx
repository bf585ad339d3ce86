import { Dialog } from '../ui/dialog.tsx';
import { dialog } from '../ui/screen.ts';
import { esHelp } from './help-texts.ts';

/** Every key the page answers to. */
export function KeysDialog() {
  return (
    <Dialog name="teclas">
      <p class="lead">{esHelp.keysLead}</p>
      {esHelp.keys.map(({ label, keys }) => (
        <table key={label} class="sheet keys">
          <caption>{label}</caption>
          <thead class="sr-only">
            <tr>
              <th scope="col">{esHelp.key}</th>
              <th scope="col">{esHelp.does}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([press, does]) => (
              <tr key={does}>
                <th scope="row">
                  {press.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <button
        type="button"
        class="secondary"
        onClick={() => {
          dialog.value = 'recorrido';
        }}
      >
        {esHelp.startTour}
      </button>
    </Dialog>
  );
}
