package dev.ectype.runtime.emulator.reply;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses nested member names such as {@code id,owner/name}, {@code owner.name} and {@code owner(id,name)}. */
final class MemberTree {
    private static final int DEEPEST = 16;
    private static final int MOST = 1_000;
    private static final String EVERY = "*";

    private final Map<String, MemberTree> members = new LinkedHashMap<>();

    private MemberTree() {}

    static MemberTree read(String text) {
        MemberTree tree = new MemberTree();
        new Reader(text).list(tree, 0);
        return tree;
    }

    boolean isEmpty() {
        return members.isEmpty();
    }

    Set<String> names() {
        return members.keySet();
    }

    /** Returns the names below a member: an empty tree selects all of it, null none. */
    @Nullable
    MemberTree of(String member) {
        MemberTree named = members.get(member);
        return named == null ? members.get(EVERY) : named;
    }

    private static final class Reader {
        private final String text;
        private int at;
        private int count;

        Reader(String text) {
            this.text = text;
        }

        private void list(MemberTree target, int depth) {
            while (at < text.length() && !ends(text.charAt(at))) {
                path(target, depth);
                if (at < text.length() && text.charAt(at) == ',') {
                    at++;
                }
            }
        }

        private void path(MemberTree target, int depth) {
            int from = at;
            while (at < text.length() && "/.,(){}".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            String name = text.substring(from, at).strip();
            boolean isValid = !name.isEmpty() && count++ < MOST && depth < DEEPEST;
            MemberTree child =
                    isValid ? target.members.computeIfAbsent(name, each -> new MemberTree()) : new MemberTree();
            if (at == text.length()) {
                return;
            }
            char next = text.charAt(at);
            if (next == '/' || next == '.') {
                at = depth < DEEPEST ? at + 1 : text.length();
                path(child, depth + 1);
            } else if (next == '(' || next == '{') {
                at++;
                if (depth < DEEPEST) {
                    list(child, depth + 1);
                }
                at = Math.min(text.length(), at + 1);
            }
        }

        private static boolean ends(char character) {
            return character == ')' || character == '}';
        }
    }
}
