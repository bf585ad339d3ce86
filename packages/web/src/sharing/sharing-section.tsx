import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { QrCode } from '../export/qr-code.tsx';
import { lazy } from '../loading/lazy.ts';
import { useLazy } from '../loading/lazy-component.ts';
import { retryable } from '../loading/retryable.ts';
import { had, setting } from '../storage/browser-notebook.ts';
import { download } from '../ui/download.ts';
import { FileButton } from '../ui/file-button.tsx';
import { moment, percent } from '../ui/format.ts';
import { tell } from '../ui/screen.ts';
import type { Bytes } from './bytes.ts';
import { ended, type Person, type Standing, standing } from './sharing-state.ts';
import { esSharing } from './texts.ts';
import { readFragment, readPhrase } from './workshop-key.ts';

type Runner = typeof import('./runner.ts');

/** What syncs, with Yjs: fetched by who shares. */
const runner = lazy(() => import('./runner.ts'));

const LOG_FILE = 'cuaderno-compartido.json';

/** As plain text: browsers hand no JSON to another app. */
const sentFile = (text: string) => new File([text], 'cuaderno-compartido.txt', { type: 'text/plain' });

/** Undefined where browsers have none, or the page came without encryption. */
const canSend = (): boolean => navigator.canShare?.({ files: [sentFile('')] }) ?? false;

/** Runs with what syncs, fetched now where nothing was shared before. */
const withRunner = (work: (runner: Runner) => Promise<void>): void => {
  void retryable(async () => work(await runner.bring()));
};

/** The book shared: with whom, how it goes, and how another device comes in. */
export function SharingSection() {
  useEffect(() => {
    void had(setting('compartido/libro')).then((sheet) => sheet && withRunner(({ sync }) => sync()));
  }, []);
  const here = standing.value;
  return (
    <section class="sharing" aria-label={esSharing.title}>
      <h3>{esSharing.title}</h3>
      <p>{esSharing.lead}</p>
      {ended.value && <p class="refusal">{esSharing.ended[ended.value]}</p>}
      {here ? <Shared here={here} /> : <Begin />}
    </section>
  );
}

/** The secret in the address, which then leaves it. */
function invitationHere(): Bytes | null {
  const invitation = readFragment(location.hash);
  if (invitation) history.replaceState(history.state, '', location.pathname + location.search);
  return invitation;
}

function Begin() {
  const [invitation] = useState(invitationHere);
  const [name, setName] = useState('');
  const [phrase, setPhrase] = useState('');
  const [isBad, setBad] = useState(false);
  const isNamed = name.trim() !== '';
  const join = async () => {
    const secret = invitation ?? (await readPhrase(phrase));
    setBad(secret === null);
    if (secret) withRunner((sharing) => sharing.join(secret, name.trim()));
  };
  return (
    <>
      <div class="fields">
        <label class="field book-search">
          <span>{esSharing.deviceName}</span>
          <input
            type="text"
            maxLength={60}
            placeholder={esSharing.namePlaceholder}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        {!invitation && (
          <button
            type="button"
            class="secondary"
            disabled={!isNamed}
            onClick={() => withRunner((sharing) => sharing.found(name.trim()))}
          >
            {esSharing.begin}
          </button>
        )}
      </div>
      <h4>{esSharing.joinTitle}</h4>
      <p class="note">
        {invitation ? esSharing.invited : esSharing.joinLead} {esSharing.joinCopy}
      </p>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        {!invitation && <PhraseField value={phrase} isBad={isBad} onInput={setPhrase} />}
        <button type="submit" class="secondary" disabled={!isNamed || (!invitation && phrase.trim() === '')}>
          {esSharing.join}
        </button>
      </form>
    </>
  );
}

function PhraseField({ value, isBad, onInput }: { value: string; isBad: boolean; onInput: (text: string) => void }) {
  return (
    <label class="field book-search">
      <span>{esSharing.phrase}</span>
      <input
        type="text"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={isBad}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {isBad && <span class="fault">{esSharing.badPhrase}</span>}
    </label>
  );
}

function Shared({ here }: { here: Standing }) {
  const sharing = useLazy(runner);
  if (!sharing) return null;
  const isOwner = here.role === 'owner';
  return (
    <>
      <div role="status">
        {statesOf(here).map((text) => (
          <p key={text} class="note">
            {text}
          </p>
        ))}
      </div>
      {here.replaced !== null && (
        <p class="note">
          {esSharing.replaced(moment(here.replaced))}{' '}
          <button type="button" class="text" onClick={() => void sharing.undo().then(() => tell(esSharing.undone))}>
            {esSharing.undo}
          </button>
        </p>
      )}
      {here.fault === 'full' && isOwner && (
        <Action lead={esSharing.renewLead} label={esSharing.renew} run={() => moved(sharing, null)} />
      )}
      <h4>{esSharing.people}</h4>
      <ul class="notes">
        {here.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            share={isFilling(here) ? person.wrote / here.quota : 0}
            sharing={sharing}
            isOwner={isOwner}
          />
        ))}
      </ul>
      {isOwner && here.people.length > 1 && (
        <p class="note">
          {esSharing.roleNotes.maestro} {esSharing.roleNotes.obrador}
        </p>
      )}
      <ToPhone here={here} sharing={sharing} />
      <ByFile sharing={sharing} />
      <Leave isOwner={isOwner} sharing={sharing} />
    </>
  );
}

/** Asked twice: who comes back has to be admitted again, and an owner cannot be. */
function Leave({ isOwner, sharing }: { isOwner: boolean; sharing: Runner }) {
  const [isAsked, setAsked] = useState(false);
  const leave = () => void sharing.leave().then(() => tell(esSharing.left));
  return (
    <>
      {isAsked && <p class="refusal">{isOwner ? esSharing.leaveOwner : esSharing.leaveMember}</p>}
      <div class="actions">
        <button type="button" class="text" onClick={isAsked ? leave : () => setAsked(true)}>
          {isAsked ? esSharing.leaveSure : esSharing.leave}
        </button>
      </div>
    </>
  );
}

/** From then on it is told how full the log is, and of whom. */
const isFilling = ({ bytes, quota }: Standing): boolean => quota > 0 && bytes > quota / 2;

function statesOf(here: Standing): readonly string[] {
  const { fault, isLocked, waiting, role, refused, bytes, quota } = here;
  const going = waiting > 0 ? esSharing.waiting(waiting) : esSharing.upToDate;
  const { away, noService: none, full, closed, unkept } = esSharing;
  const faults = { away, none, full, closed, unkept };
  return [
    isLocked ? esSharing.locked : going,
    ...(fault ? [faults[fault]] : []),
    ...(role === null && !isLocked ? [esSharing.pending] : []),
    ...(role === 'obrador' ? [esSharing.asObrador] : []),
    ...(refused > 0 && !isLocked ? [esSharing.refused(refused)] : []),
    ...(isFilling(here) ? [esSharing.used(percent(bytes / quota))] : []),
  ];
}

async function moved(sharing: Runner, removed: Person | null): Promise<void> {
  try {
    await sharing.move(removed?.id ?? null);
    if (removed) tell(esSharing.removed(removed.name));
  } catch {
    tell(esSharing.notMoved);
  }
}

function Action({ lead, label, run }: { lead: string; label: string; run: () => Promise<void> }) {
  return (
    <p class="note">
      {lead}{' '}
      <button type="button" class="secondary" onClick={() => void run()}>
        {label}
      </button>
    </p>
  );
}

const ASSIGNED = ['maestro', 'obrador'] as const;

interface PersonRowProps {
  readonly person: Person;
  /** Of the log, where it is filling up. */
  readonly share: number;
  readonly sharing: Runner;
  readonly isOwner: boolean;
}

function PersonRow({ person, share, sharing, isOwner }: PersonRowProps) {
  const { id, name, role, isSelf, heard } = person;
  const { roles } = esSharing;
  const [isAsked, setAsked] = useState(false);
  return (
    <li>
      <strong>{name}</strong> · {role ? roles[role] : esSharing.asks}
      {isSelf && ` (${esSharing.self})`}
      {!isSelf && heard !== null && ` · ${esSharing.heard(moment(heard))}`}
      {share > 0 && ` · ${esSharing.wrote(percent(share))}`}{' '}
      {isOwner && !isSelf && (
        <>
          {ASSIGNED.filter((each) => each !== role).map((each) => (
            <Small
              key={each}
              label={role ? esSharing.changeOf(name, roles[each]) : esSharing.admitAs(name, roles[each])}
              onClick={() => void sharing.admit(id, each)}
            >
              {role ? esSharing.changeTo(roles[each]) : esSharing.admit(roles[each])}
            </Small>
          ))}
          <Small
            label={isAsked ? esSharing.removeSureOf(name) : esSharing.removeOf(name)}
            onClick={isAsked ? () => void moved(sharing, person) : () => setAsked(true)}
          >
            {isAsked ? esSharing.removeSure : esSharing.remove}
          </Small>
          {isAsked && <p class="refusal">{esSharing.removeLead}</p>}
        </>
      )}
    </li>
  );
}

function Small(props: { label: string; onClick: () => void; children: ComponentChildren }) {
  return (
    <button type="button" class="text" aria-label={props.label} onClick={props.onClick}>
      {props.children}
    </button>
  );
}

function ToPhone({ here: { phrase, link, checked, role }, sharing }: { here: Standing; sharing: Runner }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);
  return (
    <>
      <div class="actions">
        <button type="button" class="primary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {esSharing.toPhone}
        </button>
      </div>
      {isOpen && (
        <>
          <p>{esSharing.toPhoneLead}</p>
          <p>
            <strong>{phrase}</strong>
          </p>
          <div class="qr">
            <QrCode text={link} label={esSharing.qr} />
          </div>
        </>
      )}
      {role === 'owner' && !checked && <p class="note">{esSharing.checkLead}</p>}
      {role === 'owner' && !checked && (
        <form
          class="fields"
          onSubmit={(event) => {
            event.preventDefault();
            void sharing.check(typed).then((isRight) => {
              setBad(!isRight);
              if (isRight) tell(esSharing.checked);
            });
          }}
        >
          <PhraseField value={typed} isBad={isBad} onInput={setTyped} />
          <button type="submit" class="secondary" disabled={typed.trim() === ''}>
            {esSharing.check}
          </button>
        </form>
      )}
    </>
  );
}

function ByFile({ sharing }: { sharing: Runner }) {
  const read = async (file: Blob) => {
    const changed = await sharing.importLog(await file.text());
    tell(changed === null ? esSharing.badFile : esSharing.imported(changed));
  };
  // Whoever closes the sheet of apps sends nothing.
  const send = async () => navigator.share({ files: [sentFile(await sharing.exportLog())] }).catch(() => {});
  return (
    <>
      <h4>{esSharing.file}</h4>
      <p class="note">{esSharing.fileLead}</p>
      <div class="actions">
        <button
          type="button"
          class="secondary"
          onClick={() => void sharing.exportLog().then((text) => download(LOG_FILE, 'application/json', text))}
        >
          {esSharing.exportFile}
        </button>
        {canSend() && (
          <button type="button" class="secondary" onClick={() => void send()}>
            {esSharing.sendFile}
          </button>
        )}
        <FileButton
          label={esSharing.importFile}
          accept=".json,.txt,application/json,text/plain"
          onFile={(file) => void read(file)}
        />
      </div>
    </>
  );
}
