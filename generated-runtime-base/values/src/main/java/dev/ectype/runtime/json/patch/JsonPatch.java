package dev.ectype.runtime.json.patch;

import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Applies a JSON Patch (RFC 6902) atomically. */
public final class JsonPatch {
    /** Each operation writes the document anew, so their number is bounded. */
    private static final int MOST_OPERATIONS = 1_000;
    /** The maximum output of one patch, as a multiple of the maximum document length. */
    private static final int MOST_WRITTEN = 16;

    private JsonPatch() {}

    /** Reports a patched or an intermediate document beyond the maximum length. */
    public static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooLong(int operation, long bytes) {
            super(
                    "operation " + operation + " creates a document of more than " + bytes + " bytes",
                    null,
                    false,
                    false);
        }
    }

    /** Reports an inapplicable patch with the reason. */
    public static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final int operation;
        private final boolean test;

        Refused(int operation, boolean test, String message) {
            super(message, null, false, false);
            this.operation = operation;
            this.test = test;
        }

        /** Returns the number of the failed operation, from zero. */
        public int operation() {
            return operation;
        }

        /** Returns true for a failed test, which means a valid patch for another document. */
        public boolean isTest() {
            return test;
        }
    }

    /** Returns true if a value looks like a patch: a list of objects with an operation. */
    public static boolean isPatch(Document value) {
        if (!value.isArray() || value.size() == 0) {
            return false;
        }
        for (Document operation : value.elements()) {
            if (!operation.isObject() || text(operation, "op") == null || text(operation, "path") == null) {
                return false;
            }
        }
        return true;
    }

    /**
     * Applies the operations in their order.
     *
     * @param most the maximum bytes of each operation's result; the document itself may be longer
     * @throws Refused if an operation cannot be applied
     * @throws TooLong if the document would have more bytes, or all operations would write 16 times as many
     */
    public static Document apply(Document target, Document patch, long most) {
        if (!patch.isArray()) {
            throw new Refused(0, false, "expected a list of operations");
        }
        if (patch.size() > MOST_OPERATIONS) {
            throw new Refused(MOST_OPERATIONS, false, "expected at most " + MOST_OPERATIONS + " operations");
        }
        long longest = Math.max(most, target.length());
        Document patched = target;
        int number = 0;
        long written = 0;
        for (Document operation : patch.elements()) {
            patched = new Operation(operation, number).on(patched);
            written += patched.length();
            if (patched.length() > longest || written > MOST_WRITTEN * longest) {
                throw new TooLong(number, longest);
            }
            number++;
        }
        return patched;
    }

    private static @Nullable String text(Document operation, String name) {
        Document value = operation.member(name);
        return value == null || !value.isString() ? null : value.text();
    }

    /** Applies one of the operations. */
    private record Operation(Document document, int number) {
        Document on(Document target) {
            JsonPointer path = pointer("path");
            String name = required("op");
            switch (name) {
                case "add":
                    return edit(PointerEdit.add(path, value()), target);
                case "replace":
                    return edit(PointerEdit.replace(path, value()), target);
                case "remove":
                    return edit(PointerEdit.remove(path), target);
                case "copy":
                    return edit(PointerEdit.add(path, at(target, pointer("from"))), target);
                case "move":
                    return moved(target, path);
                case "test":
                    return tested(target, path);
                default:
                    throw refused("op", "expected add, remove, replace, move, copy or test, found " + name);
            }
        }

        private Document moved(Document target, JsonPointer path) {
            JsonPointer from = pointer("from");
            if (path.isBelow(from)) {
                throw refused("path", "is inside the moved value");
            }
            Document value = at(target, from);
            return edit(PointerEdit.add(path, value), edit(PointerEdit.remove(from), target));
        }

        private Document tested(Document target, JsonPointer path) {
            Document found = path.find(target);
            if (found == null || !found.equals(value())) {
                String actual = found == null ? "nothing" : found.toString();
                throw new Refused(number, true, "expected " + value() + " at '" + path + "', found " + actual);
            }
            return target;
        }

        private Document edit(PointerEdit edit, Document target) {
            Document edited = edit.apply(target);
            if (edited == null) {
                throw refused("path", "has no target");
            }
            return edited;
        }

        private Document at(Document target, JsonPointer from) {
            Document value = from.find(target);
            if (value == null) {
                throw refused("from", "has no target");
            }
            return value;
        }

        private Document value() {
            Document value = document.isObject() ? document.member("value") : null;
            if (value == null) {
                throw refused("value", "is required");
            }
            return value;
        }

        private JsonPointer pointer(String name) {
            List<String> tokens = JsonPointer.tokens(required(name));
            if (tokens == null) {
                throw refused(name, "expected a JSON Pointer");
            }
            return new JsonPointer(tokens);
        }

        private String required(String name) {
            String text = document.isObject() ? text(document, name) : null;
            if (text == null) {
                throw refused(name, "is required");
            }
            return text;
        }

        private Refused refused(String member, String message) {
            return new Refused(number, false, member + " " + message);
        }
    }
}
