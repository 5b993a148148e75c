package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import java.util.List;

/**
 * One instance as a fixture tells it.
 *
 * @param index its number among those of its resource
 * @param pointer where it is told
 */
record FixtureRow(ResourceShape shape, int index, Document document, String pointer) {
    /** The member that says which instance it belongs to, where none of its own does. */
    static final String IN = "$in";

    /** Something wrong at a member of an instance; the pointer begins at the instance. */
    record Flaw(String pointer, String message) {}

    /** An instance that cannot be there. */
    static final class Unfit extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient List<Flaw> faults;

        Unfit(List<Flaw> faults) {
            super(faults.toString(), null, false, false);
            this.faults = List.copyOf(faults);
        }

        Unfit(String pointer, String message) {
            this(List.of(new Flaw(pointer, message)));
        }

        List<Flaw> faults() {
            return faults;
        }
    }

    /** The identifier that it is given, or an empty text. */
    String id() {
        MemberName member = shape.idMember();
        Document id = member == null || !document.isObject() ? null : document.member(member);
        return id != null && (id.isString() || id.isNumber()) ? id.text() : "";
    }

    /** What stands at a pointer in it, as people write it, with a colon behind. */
    String messagePrefix(String inner) {
        String path = inner.replaceAll("/([0-9]+)(?=/|$)", "[$1]").replace('/', '.');
        return shape.name() + "[" + index + "]" + path.replace("~1", "/").replace("~0", "~") + ": ";
    }

    static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
