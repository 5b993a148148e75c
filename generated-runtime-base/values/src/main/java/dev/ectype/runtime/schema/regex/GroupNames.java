package dev.ectype.runtime.schema.regex;

import java.util.ArrayList;
import java.util.List;

/** Finds the capturing groups of an expression before the parse, because references may precede groups. */
final class GroupNames {
    private static final String UNNAMED = "";

    private final List<String> names = new ArrayList<>();

    private GroupNames() {}

    static GroupNames in(String source) {
        GroupNames names = new GroupNames();
        boolean inClass = false;
        for (int at = 0; at < source.length(); at++) {
            switch (source.charAt(at)) {
                case '\\' -> at++;
                case '[' -> inClass = true;
                case ']' -> inClass = false;
                case '(' -> {
                    if (!inClass) {
                        names.open(source, at + 1);
                    }
                }
                default -> {}
            }
        }
        return names;
    }

    private void open(String source, int at) {
        if (!source.startsWith("?", at)) {
            names.add(UNNAMED);
            return;
        }
        int name = source.startsWith("?P<", at) ? at + 3 : at + 2;
        boolean named = source.startsWith("?P<", at)
                || source.startsWith("?<", at) && !source.startsWith("?<=", at) && !source.startsWith("?<!", at);
        if (named) {
            names.add(source.substring(name, Math.max(name, source.indexOf('>', name))));
        }
    }

    int count() {
        return names.size();
    }

    boolean hasNames() {
        return names.stream().anyMatch(name -> !name.equals(UNNAMED));
    }

    /** @throws InvalidRegex for an unknown name */
    int number(String name) {
        int found = name.isEmpty() ? -1 : names.indexOf(name);
        if (found < 0) {
            throw new InvalidRegex("no group is named " + name);
        }
        return found + 1;
    }
}
