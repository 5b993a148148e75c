package dev.ectype.runtime.json.patch;

import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Locates a value in a document by members and elements (RFC 6901). */
record JsonPointer(List<String> tokens) {
    private static final int LONGEST_INDEX = 9;

    JsonPointer {
        tokens = List.copyOf(tokens);
    }

    /** Returns the tokens of a pointer, or null for an invalid one. */
    static @Nullable List<String> tokens(String pointer) {
        List<String> tokens = new ArrayList<>();
        if (pointer.isEmpty()) {
            return tokens;
        }
        if (pointer.charAt(0) != '/') {
            return null;
        }
        for (String token : pointer.substring(1).split("/", -1)) {
            tokens.add(token.replace("~1", "/").replace("~0", "~"));
        }
        return tokens;
    }

    /** Returns the index of a token in a list with this size, or -1. */
    static int index(String token, int size) {
        boolean digits = !token.isEmpty() && token.length() <= LONGEST_INDEX;
        for (int at = 0; at < token.length() && digits; at++) {
            digits = token.charAt(at) >= '0' && token.charAt(at) <= '9';
        }
        boolean plain = digits && (token.length() == 1 || token.charAt(0) != '0');
        int index = plain ? Integer.parseInt(token) : -1;
        return index < size ? index : -1;
    }

    @Nullable
    Document find(Document target) {
        Document found = target;
        for (String token : tokens) {
            Document inner = child(found, token);
            if (inner == null) {
                return null;
            }
            found = inner;
        }
        return found;
    }

    static @Nullable Document child(Document of, String token) {
        if (of.isObject()) {
            return of.member(token);
        }
        int index = of.isArray() ? index(token, of.size()) : -1;
        return index < 0 ? null : of.element(index);
    }

    boolean isBelow(JsonPointer other) {
        int size = other.tokens.size();
        return tokens.size() > size && tokens.subList(0, size).equals(other.tokens);
    }

    @Override
    public String toString() {
        StringBuilder pointer = new StringBuilder();
        tokens.forEach(
                token -> pointer.append('/').append(token.replace("~", "~0").replace("/", "~1")));
        return pointer.toString();
    }
}
