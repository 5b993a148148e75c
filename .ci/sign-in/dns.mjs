// Answers questions for TXT records over UDP, as the DNS server that the control plane asks.
import { createSocket } from 'node:dgram';

const TXT = 16;

export class Dns {
  /** The values by name. */
  records = new Map();

  async open(port) {
    const socket = createSocket('udp4');
    socket.on('message', (question, from) => socket.send(this.answer(question), from.port, from.address));
    await new Promise((done) => socket.bind(Number(port), '127.0.0.1', done));
    socket.unref();
  }

  answer(question) {
    const labels = [];
    let at = 12;
    while (question[at] > 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + question[at]));
      at += question[at] + 1;
    }
    const asked = question.subarray(12, at + 5);
    const value = question.readUInt16BE(at + 1) === TXT ? this.records.get(labels.join('.').toLowerCase()) : undefined;
    const head = Buffer.alloc(12);
    question.copy(head, 0, 0, 2);
    // An authoritative answer, or a name that does not exist.
    head.writeUInt16BE(value ? 0x8580 : 0x8583, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(value ? 1 : 0, 6);
    if (!value) return Buffer.concat([head, asked]);
    const data = Buffer.from(value);
    const record = Buffer.alloc(13);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(TXT, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length + 1, 10);
    record[12] = data.length;
    return Buffer.concat([head, asked, record, data]);
  }
}
