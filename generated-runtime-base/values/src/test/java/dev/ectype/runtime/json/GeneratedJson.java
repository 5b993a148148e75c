package dev.ectype.runtime.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Generates JSON texts from a seed: well-formed ones, and the same with a few broken bytes. */
final class GeneratedJson {
    private static final String[] NUMBERS = {
        "0",
        "-0",
        "7",
        "-12",
        "3.25",
        "1e5",
        "2E-3",
        "-0.0",
        "9007199254740993",
        "123456789012345678901234567890",
        "1.10e+2"
    };
    private static final String[] PIECES = {
        "a",
        "name",
        "\\n",
        "\\\"",
        "\\\\",
        "\\/",
        "\\u0041",
        "\\u00e9",
        "\\ud83d\\ude00",
        "\u00e9",
        "\u20ac",
        "\ud83d\ude00",
        " ",
        "~",
        "/"
    };
    private static final String[] SPACES = {"", "", "", " ", "\n", "\t", "\r\n  "};
    private static final String HOSTILE = "{}[]\",:\\ue+-.0123456789tfn \n\u0000\u001f'/*\u007f";

    private final Random random;

    GeneratedJson(long seed) {
        random = new Random(seed);
    }

    byte[] wellFormed() {
        StringBuilder text = new StringBuilder();
        value(text, 5);
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Returns a text with a few broken bytes, usually no valid JSON. */
    byte[] broken() {
        byte[] bytes = wellFormed();
        for (int edits = 1 + random.nextInt(3); edits > 0 && bytes.length > 0; edits--) {
            bytes = edited(bytes, random.nextInt(bytes.length));
        }
        return bytes;
    }

    private byte[] edited(byte[] bytes, int at) {
        byte other = random.nextInt(4) == 0
                ? (byte) random.nextInt(256)
                : (byte) HOSTILE.charAt(random.nextInt(HOSTILE.length()));
        int choice = random.nextInt(4);
        if (choice == 0) {
            byte[] changed = bytes.clone();
            changed[at] = other;
            return changed;
        }
        if (choice == 1) {
            return Arrays.copyOf(bytes, at);
        }
        boolean insert = choice == 2;
        byte[] changed = Arrays.copyOf(bytes, bytes.length + (insert ? 1 : -1));
        int rest = insert ? at : at + 1;
        System.arraycopy(bytes, rest, changed, insert ? at + 1 : at, bytes.length - rest);
        if (insert) {
            changed[at] = other;
        }
        return changed;
    }

    private void value(StringBuilder text, int depth) {
        space(text);
        switch (random.nextInt(depth == 0 ? 5 : 8)) {
            case 0 -> text.append(NUMBERS[random.nextInt(NUMBERS.length)]);
            case 1 -> string(text);
            case 2 -> text.append(random.nextBoolean());
            case 3 -> text.append("null");
            case 4 -> text.append(random.nextInt() * (long) random.nextInt());
            case 5 -> array(text, depth);
            default -> object(text, depth);
        }
        space(text);
    }

    private void array(StringBuilder text, int depth) {
        text.append('[');
        for (int i = random.nextInt(5); i > 0; i--) {
            value(text, depth - 1);
            text.append(i > 1 ? "," : "");
        }
        space(text);
        text.append(']');
    }

    private void object(StringBuilder text, int depth) {
        text.append('{');
        for (int i = random.nextInt(6); i > 0; i--) {
            space(text);
            string(text);
            space(text);
            text.append(':');
            value(text, depth - 1);
            text.append(i > 1 ? "," : "");
        }
        space(text);
        text.append('}');
    }

    private void string(StringBuilder text) {
        text.append('"');
        for (int i = random.nextInt(5); i > 0; i--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        text.append('"');
    }

    private void space(StringBuilder text) {
        text.append(SPACES[random.nextInt(SPACES.length)]);
    }
}
