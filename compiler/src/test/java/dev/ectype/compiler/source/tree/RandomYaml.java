package dev.ectype.compiler.source.tree;

import java.util.List;
import java.util.Random;

/** Writes random YAML in the manner of descriptions, often with a few damaged characters. */
final class RandomYaml {
    private static final List<String> WORDS = List.of(
            "a",
            "pets",
            "x-y",
            "200",
            "-1",
            "1.5e3",
            "true",
            "null",
            "~",
            "/pets/{id}",
            "$ref",
            "'#/c/S'",
            "\"q\\\"\\n\"",
            "it's",
            "a b",
            "a:b",
            "http://x/y",
            "ü",
            "😀",
            "a#b",
            "'it''s'",
            "0x1F",
            "010",
            ".5",
            "yes",
            "Null",
            "FALSE",
            "\"a: b\"",
            "'a # b'");
    private static final List<String> VALUES =
            List.of("[]", "{}", "[a, 1]", "{a: b, c: [d]}", "[a, {b: c}]", "[ 'a' , \"b\" ]", "{ \"a\" : 1}");
    private static final List<String> RARE = List.of(
            "#x", "a #b", "*", "&a", "!t", "|", ">", "- a", "? b", "@x", "%", "-", "?", ":", "<<", "a: b", "[a", "'a");
    private static final List<String> PIECES = List.of(
            " ", "  ", "\n", ":", ": ", "- ", "#", " #", "'", "\"", "[", "]", "{", "}", ",", "|", ">", "---\n", "...\n",
            "\t", "\n\n", "-", "|-", "?");

    private final Random random;
    private final StringBuilder text = new StringBuilder();

    RandomYaml(Random random) {
        this.random = random;
    }

    String text() {
        if (one(8)) {
            text.append("---\n");
        }
        collection(0, 3);
        if (one(6)) {
            text.setLength(text.length() - 1);
        }
        for (int damage = one(2) ? random.nextInt(3) : 0; damage > 0; damage--) {
            int at = random.nextInt(text.length() + 1);
            if (one(2) && at < text.length()) {
                text.deleteCharAt(at);
            } else {
                text.insert(at, pick(PIECES));
            }
        }
        return text.toString();
    }

    private void collection(int indent, int depth) {
        boolean isList = one(3);
        for (int entries = 1 + random.nextInt(3); entries > 0; entries--) {
            noise(indent);
            text.append(" ".repeat(indent)).append(isList ? "-" : word() + ":");
            if (isList && depth > 0 && one(3)) {
                text.append(' ').append(word()).append(":");
                value(indent + 2, depth - 1);
                if (one(2)) {
                    text.append(" ".repeat(indent + 2)).append(word()).append(":");
                    value(indent + 2, depth - 1);
                }
            } else {
                value(indent, depth);
            }
        }
    }

    private void value(int indent, int depth) {
        switch (random.nextInt(depth > 0 ? 9 : 6)) {
            case 0 -> text.append('\n');
            case 1 -> block(indent);
            case 2 -> folded(indent);
            case 3, 4, 5 -> {
                text.append(one(9) ? "  " : " ")
                        .append(word())
                        .append(one(6) ? " # c" : "")
                        .append('\n');
            }
            default -> {
                text.append(one(7) ? " # c\n" : "\n");
                collection(one(5) ? indent : indent + 1 + random.nextInt(3), depth - 1);
            }
        }
    }

    private void folded(int indent) {
        text.append(one(3) ? "\n" + " ".repeat(indent + 2) : " ").append(word()).append('\n');
        for (int lines = random.nextInt(3); lines > 0; lines--) {
            text.append(one(4) ? "\n" : "")
                    .append(" ".repeat(indent + 1 + random.nextInt(3)))
                    .append(word())
                    .append('\n');
        }
    }

    private void block(int indent) {
        text.append(one(2) ? " |" : " >")
                .append(pick(one(9) ? List.of("+", "2") : List.of("", "-", " # c")))
                .append('\n');
        int inner = indent + 1 + random.nextInt(3);
        for (int lines = 1 + random.nextInt(4); lines > 0; lines--) {
            text.append(" ".repeat(one(5) ? inner + random.nextInt(3) : inner))
                    .append(word())
                    .append('\n');
            text.append(one(4) ? " ".repeat(random.nextInt(inner + 2)) + "\n" : "");
        }
    }

    private void noise(int indent) {
        if (one(8)) {
            text.append(one(2) ? "\n" : " ".repeat(random.nextInt(indent + 3)) + "# c: 'd\n");
        }
    }

    private boolean one(int of) {
        return random.nextInt(of) == 0;
    }

    private String word() {
        return pick(one(40) ? RARE : WORDS);
    }

    private String pick(List<String> list) {
        return list.get(random.nextInt(list.size()));
    }
}
