package dev.ectype.compiler.conclusion.lock;

import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.NullNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the accepted conclusions of a lock file with their places.
 *
 * @param api the name of the API
 * @param apiLocation the place of that name
 */
record LockFile(
        SourceLocation location,
        String api,
        SourceLocation apiLocation,
        Map<ConclusionSubject, AcceptedSubject> conclusions) {
    /** Holds the accepted conclusions about one subject. */
    record AcceptedSubject(SourceLocation location, Map<String, Accepted> aspects) {
        /** Returns the values without their places. */
        Map<String, String> values() {
            Map<String, String> values = new LinkedHashMap<>();
            aspects.forEach((aspect, accepted) -> values.put(aspect, accepted.value()));
            return values;
        }
    }

    /** Holds one accepted value with its place. */
    record Accepted(String value, SourceLocation location) {}

    /** Reads a document, or returns null after reporting an error. */
    static @Nullable LockFile read(SourceDocument document, Diagnostics diagnostics) {
        return new Reader(document, diagnostics).read();
    }

    private static final class Reader {
        private static final String REWRITE = "Write the file again with `ectype infer --lock`.";

        private final SourceDocument document;
        private final Diagnostics diagnostics;
        private final Map<ConclusionSubject, AcceptedSubject> conclusions = new LinkedHashMap<>();
        private boolean broken;

        Reader(SourceDocument document, Diagnostics diagnostics) {
            this.document = document;
            this.diagnostics = diagnostics;
        }

        @Nullable
        LockFile read() {
            SourceLocation start = SourceLocation.startOf(document.file());
            if (!(document.root() instanceof ObjectNode root)) {
                report(start, "the lock file holds no conclusions");
                return null;
            }
            ObjectEntry format = root.entry("format");
            if (format == null || !(Integer.toString(InferenceLock.FORMAT)).equals(root.text("format"))) {
                report(
                        format == null ? start : document.location(format),
                        "the lock file needs \"format: " + InferenceLock.FORMAT + "\"");
                return null;
            }
            ObjectEntry api = root.entry("api");
            String name = root.text("api");
            if (api == null || name == null) {
                report(api == null ? start : document.location(api), "the lock file needs the name of its \"api\"");
                return null;
            }
            for (ObjectEntry entry : root.entries()) {
                if (!entry.name().equals("format") && !entry.name().equals("api")) {
                    section(entry);
                }
            }
            return broken ? null : new LockFile(start, name, document.location(api), conclusions);
        }

        private void section(ObjectEntry entry) {
            Section section = Arrays.stream(Section.values())
                    .filter(each -> each.word().equals(entry.name()))
                    .findFirst()
                    .orElse(null);
            if (section == null || !(entry.value() instanceof ObjectNode subjects)) {
                report(
                        document.location(entry),
                        "\"" + entry.name() + "\" is no section of a lock file: expected an object called "
                                + String.join(
                                        ", ",
                                        Arrays.stream(Section.values())
                                                .map(Section::word)
                                                .toList()));
                return;
            }
            for (ObjectEntry subject : subjects.entries()) {
                if (subject.value() instanceof ObjectNode aspects) {
                    subject(new ConclusionSubject(section, subject.name()), subject, aspects);
                } else {
                    report(document.location(subject), "\"" + subject.name() + "\" must be an object of conclusions");
                }
            }
        }

        private void subject(ConclusionSubject subject, ObjectEntry entry, ObjectNode aspects) {
            Map<String, Accepted> values = new LinkedHashMap<>();
            for (ObjectEntry aspect : aspects.entries()) {
                if (aspect.value() instanceof ScalarNode scalar && !(scalar instanceof NullNode)) {
                    values.put(aspect.name(), new Accepted(scalar.text(), document.location(aspect)));
                } else {
                    report(document.location(aspect), "\"" + aspect.name() + "\" of " + subject + " must be a text");
                }
            }
            conclusions.put(subject, new AcceptedSubject(document.location(entry), values));
        }

        private void report(SourceLocation location, String message) {
            broken = true;
            diagnostics.report(DiagnosticCode.UNUSABLE_LOCK, location, message, REWRITE);
        }
    }
}
