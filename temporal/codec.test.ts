import { randomBytes } from 'node:crypto';
import { defaultPayloadConverter } from '@temporalio/common';
import { KeyringError, openText, readKeyring, sealText } from '../security/keyring';
import { encryptionCodec, keyIdsIn } from './codec';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [one, two] = [key('one'), key('two')];
const person = { email: 'lucia@example.com', username: 'lucia.rivas' };
const toPayload = (value: unknown) => defaultPayloadConverter.toPayload(value);

test('personal data are sealed and come back unchanged [I8 V27]', async () => {
  const codec = encryptionCodec(readKeyring(one));
  const [sealed] = await codec.encode([toPayload(person)]);
  expect(Buffer.from(sealed?.data ?? []).toString('latin1')).not.toContain('lucia');
  const [opened] = await codec.decode(sealed ? [sealed] : []);
  expect(opened && defaultPayloadConverter.fromPayload(opened)).toEqual(person);
});

test('summaries stay readable, and so do numbers and nothing', async () => {
  const codec = encryptionCodec(readKeyring(one));
  const plain = [toPayload('1000 seguidores · Europa'), toPayload(7), toPayload(true), toPayload(undefined)];
  expect(await codec.encode(plain)).toEqual(plain);
});

test('the metadata that the SDK shows in the Temporal UI stays readable, and nothing that resembles it', async () => {
  const codec = encryptionCodec(readKeyring(one));
  const metadata = { definition: { type: 'purchase' }, currentDetails: '**Waiting for the payment.**' };
  expect(await codec.encode([toPayload(metadata)])).toEqual([toPayload(metadata)]);
  const [sealed] = await codec.encode([toPayload({ ...metadata, email: person.email })]);
  expect(Buffer.from(sealed?.data ?? []).toString('latin1')).not.toContain('lucia');
});

test('a list is sealed too', async () => {
  const [sealed] = await encryptionCodec(readKeyring(one)).encode([toPayload([person])]);
  expect(Buffer.from(sealed?.data ?? []).toString('latin1')).not.toContain('lucia');
});

test('after a rotation the old key still opens, the new one seals', async () => {
  const old = await encryptionCodec(readKeyring(one)).encode([toPayload(person)]);
  const rotated = encryptionCodec(readKeyring(`${two},${one}`));
  const [opened] = await rotated.decode(old);
  expect(opened && defaultPayloadConverter.fromPayload(opened)).toEqual(person);
  const [fresh] = await rotated.encode([toPayload(person)]);
  expect([...keyIdsIn({ events: [{ input: { payloads: [fresh] } }] })]).toEqual(['two']);
});

test('during a rolling restart, processes that still seal with the old key open what the new one seals', async () => {
  const ahead = readKeyring(`${two},${one}`);
  const behind = readKeyring(`${one},${two}`);
  const sealed = await encryptionCodec(ahead).encode([toPayload(person)]);
  const [opened] = await encryptionCodec(behind).decode(sealed);
  expect(opened && defaultPayloadConverter.fromPayload(opened)).toEqual(person);
  expect(openText(behind, sealText(ahead, 'panel-key', 'panel-key/1'), 'panel-key/1')).toBe('panel-key');
  expect(openText(ahead, sealText(behind, 'panel-key', 'panel-key/1'), 'panel-key/1')).toBe('panel-key');
});

test('a missing key and a changed value say so', async () => {
  const sealed = await encryptionCodec(readKeyring(one)).encode([toPayload(person)]);
  await expect(encryptionCodec(readKeyring(two)).decode(sealed)).rejects.toThrow(
    '"one" is not in ENCRYPTION_KEYS',
  );
  const keyring = readKeyring(one);
  const column = sealText(keyring, 'panel-key', 'panel-key/1');
  expect(openText(keyring, column, 'panel-key/1')).toBe('panel-key');
  column[column.length - 1] = (column[column.length - 1] ?? 0) ^ 1;
  expect(() => openText(keyring, column, 'panel-key/1')).toThrow(KeyringError);
});

test('unreadable payloads become a string, which no message accepts, so their run continues', async () => {
  const codec = encryptionCodec(readKeyring(one));
  const written = (encoding: string, data: string) => ({
    metadata: { encoding: Buffer.from(encoding) },
    data: Buffer.from(data),
  });
  const garbage = [
    written('json/plain', '{{{'),
    written('json/protobuf', '{"by":"ana"}'),
    written('binary/encrypted', 'rubbish'),
    written('', 'x'),
  ];
  for (const payload of await codec.decode(garbage))
    expect(defaultPayloadConverter.fromPayload(payload)).toBe('unreadable');
});

test('invalid keys are refused with an explanation', () => {
  for (const text of ['', 'one', 'one:short', ':AAAA']) expect(() => readKeyring(text)).toThrow(KeyringError);
});
