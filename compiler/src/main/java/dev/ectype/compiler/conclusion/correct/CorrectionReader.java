package dev.ectype.compiler.conclusion.correct;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.stated.ConclusionName;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.stated.StatementReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the key {@code inference} of {@code service.yaml}. */
public final class CorrectionReader {
    private static final List<String> SUBJECTS = List.of("operation", "relationship", "resource");

    private final Diagnostics diagnostics;

    private CorrectionReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Returns the statements of a settings file. Invalid entries are reported and left out. */
    public static StatedConclusions read(SourceDocument document, Diagnostics diagnostics) {
        LocatedNode inference = LocatedNode.rootOf(document).member("inference");
        return inference == null ? StatedConclusions.NONE : new CorrectionReader(diagnostics).read(inference);
    }

    private StatedConclusions read(LocatedNode inference) {
        List<Statement> statements = new ArrayList<>();
        for (LocatedNode entry : entries(inference, "correct")) {
            statements.addAll(StatementReader.correction(entry, diagnostics));
        }
        return new StatedConclusions(consistent(statements), names(inference, "accept"), names(inference, "reject"));
    }

    private List<LocatedNode> entries(LocatedNode inference, String key) {
        LocatedNode list = inference.member(key);
        if (list == null) {
            return List.of();
        }
        if (!(list.node() instanceof ArrayNode)) {
            report(list, "\"inference." + key + "\" must be a list of objects", "Begin each entry with a dash.");
            return List.of();
        }
        List<LocatedNode> objects = new ArrayList<>();
        for (LocatedNode entry : list.elements()) {
            if (entry.node() instanceof ObjectNode) {
                objects.add(entry);
            } else {
                report(
                        entry,
                        "an entry of \"inference." + key + "\" must be an object",
                        "Write it like {resource: pets, id: name}.");
            }
        }
        return objects;
    }

    /** Returns the statements without those that contradict an earlier one. */
    private List<Statement> consistent(List<Statement> statements) {
        Map<String, Statement> topics = new LinkedHashMap<>();
        for (Statement each : statements) {
            Statement earlier = topics.putIfAbsent(each.topic(), each);
            if (earlier != null) {
                diagnostics.report(
                        DiagnosticCode.CONTRADICTORY_CORRECTION,
                        each.location(),
                        each.topic() + " is stated already at "
                                + earlier.location().printed(),
                        "Remove one of the two entries.");
            }
        }
        return List.copyOf(topics.values());
    }

    private List<ConclusionName> names(LocatedNode inference, String key) {
        List<ConclusionName> names = new ArrayList<>();
        for (LocatedNode entry : entries(inference, key)) {
            ConclusionName name = name(entry);
            if (name != null) {
                names.add(name);
            }
        }
        return names;
    }

    private @Nullable ConclusionName name(LocatedNode entry) {
        ObjectNode object = (ObjectNode) entry.node();
        for (String section : SUBJECTS) {
            String name = object.text(section);
            if (name != null) {
                if (reportOthers(entry, object, section, name)) {
                    return null;
                }
                return new ConclusionName(section, name, object.text("conclusion"), entry.location());
            }
        }
        report(
                entry,
                "the entry names no conclusion",
                "Name a resource, an operation or a relationship, and with \"conclusion\" one of its aspects as `ectype infer` prints it.");
        return null;
    }

    /**
     * Reports a member that is no part of a name and returns whether there is one. Without it the entry would name all
     * conclusions about the subject.
     */
    private boolean reportOthers(LocatedNode entry, ObjectNode object, String section, String name) {
        for (ObjectEntry each : object.entries()) {
            if (!each.name().equals(section) && !each.name().equals("conclusion")) {
                report(
                        entry,
                        "the entry has the unknown member \"" + each.name() + "\"",
                        "Write it like {" + section + ": " + name + ", conclusion: " + each.name() + "}.");
                return true;
            }
        }
        return false;
    }

    private void report(LocatedNode place, String message, String hint) {
        diagnostics.report(DiagnosticCode.INVALID_CORRECTION, place.location(), message, hint);
    }
}
