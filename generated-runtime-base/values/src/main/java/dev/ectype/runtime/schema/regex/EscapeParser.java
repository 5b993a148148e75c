package dev.ectype.runtime.schema.regex;

import dev.ectype.runtime.schema.regex.RegexNode.Assertion.Kind;
import org.jspecify.annotations.Nullable;

/** Parses what follows a backslash outside of a class. */
final class EscapeParser {
    private final RegexSource source;
    private final boolean ignoringCase;
    private final GroupNames names;

    EscapeParser(RegexSource source, boolean ignoringCase, GroupNames names) {
        this.source = source;
        this.ignoringCase = ignoringCase;
        this.names = names;
    }

    RegexNode escape() {
        Kind assertion = source.isAtEnd() ? null : assertion();
        if (assertion != null) {
            return new RegexNode.Assertion(assertion);
        }
        RegexNode reference = reference();
        return reference != null
                ? reference
                : new RegexNode.Characters(new ClassParser(source, ignoringCase).escaped());
    }

    private @Nullable Kind assertion() {
        int start = source.position();
        Kind kind = switch (source.next()) {
            case 'b' -> Kind.WORD_BOUNDARY;
            case 'B' -> Kind.NO_WORD_BOUNDARY;
            case 'A' -> Kind.TEXT_START;
            case 'z' -> Kind.TEXT_END;
            case 'Z' -> Kind.LAST_LINE_END;
            default -> null;
        };
        if (kind == null) {
            source.returnTo(start);
        }
        return kind;
    }

    private @Nullable RegexNode reference() {
        int start = source.position();
        if (source.startsWith("k<") && names.hasNames()) {
            source.take("k<");
            return new RegexNode.BackReference(names.number(source.until('>')), ignoringCase);
        }
        Integer number = source.startsWith("0") ? null : source.takeNumber();
        if (number != null && number <= names.count()) {
            return new RegexNode.BackReference(number, ignoringCase);
        }
        source.returnTo(start);
        return null;
    }
}
