package dev.ectype.runtime.json;

/** Indexes the bytes of one written string or number, where a whole scanner would cost more than the value. */
final class ScalarTape {
    private ScalarTape() {}

    static Document index(byte[] written) {
        int head = written[0] == '"'
                ? TapeLayout.STRING | (int) (StringScanner.scan(new JsonSource(written, 0, written.length), 0) >>> 32)
                : TapeLayout.NUMBER;
        return new Document(written, new int[] {head, 0, written.length, TapeLayout.WORDS}, 0);
    }
}
