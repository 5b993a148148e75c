package dev.ectype.runtime.state.id;

import java.util.ArrayList;
import java.util.List;

/** Reads a template of ids: literal text, {@code \} before a literal bracket, and classes such as {@code [a-z0-9]{8}}. */
final class IdTemplate {
    private final String template;
    private final List<IdStyle.Part> parts = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int at;

    IdTemplate(String template) {
        this.template = template;
    }

    List<IdStyle.Part> parts() {
        while (at < template.length()) {
            char character = template.charAt(at++);
            if (character == '[') {
                flush();
                String alphabet = alphabet();
                parts.add(new IdStyle.Characters(alphabet, count()));
            } else {
                literal.append(character == '\\' && at < template.length() ? template.charAt(at++) : character);
            }
        }
        flush();
        return parts;
    }

    private String alphabet() {
        int end = template.indexOf(']', at);
        if (end < 0) {
            throw new IllegalArgumentException(
                    "the class that opens at " + (at - 1) + " never closes in '" + template + "'");
        }
        StringBuilder alphabet = new StringBuilder();
        while (at < end) {
            char first = template.charAt(at++);
            char last = first;
            if (at + 1 < end && template.charAt(at) == '-') {
                last = template.charAt(at + 1);
                at += 2;
            }
            for (int character = first; character <= last; character++) {
                alphabet.append((char) character);
            }
        }
        at = end + 1;
        return alphabet.toString();
    }

    private int count() {
        if (at >= template.length() || template.charAt(at) != '{') {
            return 1;
        }
        int end = template.indexOf('}', at);
        String digits = end < 0 ? "" : template.substring(at + 1, end);
        if (!digits.matches("[0-9]{1,3}")) {
            throw new IllegalArgumentException("expected a count such as {8} at " + at + " in '" + template + "'");
        }
        at = end + 1;
        return Integer.parseInt(digits);
    }

    private void flush() {
        if (literal.length() > 0) {
            parts.add(new IdStyle.Literal(literal.toString()));
            literal.setLength(0);
        }
    }
}
