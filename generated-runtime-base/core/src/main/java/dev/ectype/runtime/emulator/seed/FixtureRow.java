package dev.ectype.runtime.emulator.seed;

import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.json.Document;
import java.util.List;
import java.util.Objects;

/**
 * Holds one instance of a fixture.
 *
 * @param index its position in the list of its resource
 * @param pointer the JSON Pointer of the instance in the fixture
 */
record FixtureRow(ResourceShape shape, int index, Document document, String pointer) {
    /** The member that identifies the parent if no own member refers to it. */
    static final String IN = "$in";

    /**
     * A fault in a member of an instance.
     *
     * @param pointer the JSON Pointer within the instance
     */
    record Flaw(String pointer, String message) {}

    /** Reports an invalid instance. */
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

    /** Returns the identifier in the fixture, or an empty text. */
    String id() {
        IdentityMember member = shape.idMember();
        Document id = member == null || !document.isObject() ? null : member.in(document);
        return Objects.requireNonNullElse(IdentifierText.of(id), "");
    }

    /** Returns a readable path to a value, with a colon, for messages such as {@code pets[0].name: }. */
    String messagePrefix(String inner) {
        String path = inner.replaceAll("/([0-9]+)(?=/|$)", "[$1]").replace('/', '.');
        return shape.name() + "[" + index + "]" + path.replace("~1", "/").replace("~0", "~") + ": ";
    }

    static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
