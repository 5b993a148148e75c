package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.resource.QualifierPlan;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands before the identifier of an instance in the paths that name it, as far as it is known. A row keeps what was
 * told when it was made in the place of an owner; what is there from the start keeps nothing, and goes by all names.
 */
public final class KnownQualifiers {
    /** What is not qualified at all. */
    public static final KnownQualifiers NONE = new KnownQualifiers(List.of(), List.of());

    private final List<QualifierPlan> qualifiers;
    private final List<String> parts;

    private KnownQualifiers(List<QualifierPlan> qualifiers, List<String> parts) {
        this.qualifiers = qualifiers;
        this.parts = parts;
    }

    /** What the parts say, each at its place; an empty one says nothing. */
    public static KnownQualifiers of(ResourceShape shape, List<String> parts) {
        List<QualifierPlan> qualifiers = shape.qualifiers();
        if (qualifiers.isEmpty()) {
            return NONE;
        }
        List<String> all = new ArrayList<>(parts.subList(0, Math.min(parts.size(), qualifiers.size())));
        while (all.size() < qualifiers.size()) {
            all.add("");
        }
        return new KnownQualifiers(qualifiers, all);
    }

    /** Whether nothing is said. */
    public boolean isEmpty() {
        return parts.stream().allMatch(String::isEmpty);
    }

    /** What is said, for people. */
    public String words() {
        StringBuilder words = new StringBuilder();
        for (int at = 0; at < parts.size(); at++) {
            if (!parts.get(at).isEmpty()) {
                words.append(words.isEmpty() ? " with the " : " and the ")
                        .append(qualifiers.get(at).name())
                        .append(" '")
                        .append(parts.get(at))
                        .append('\'');
            }
        }
        return words.toString();
    }

    /** What an instance is called that says nothing of it, or null where instances are not qualified. */
    public @Nullable String key() {
        return qualifiers.isEmpty()
                ? null
                : String.join(
                        "/",
                        parts.stream()
                                .map(part -> part.replace("%", "%25").replace("/", "%2F"))
                                .toList());
    }

    /** The same, with what a document tells of the parts that nothing else does. */
    public KnownQualifiers readFrom(@Nullable Document document) {
        List<String> told = new ArrayList<>();
        for (int at = 0; at < parts.size(); at++) {
            String shown =
                    document == null || !parts.get(at).isEmpty() ? null : documentParts(document, qualifiers.get(at));
            told.add(shown == null ? parts.get(at) : shown);
        }
        return qualifiers.isEmpty() ? NONE : new KnownQualifiers(qualifiers, told);
    }

    /** The qualifiers of which something is known and the members in which documents show it. */
    public List<Part> documentParts() {
        List<Part> shown = new ArrayList<>();
        for (int at = 0; at < parts.size(); at++) {
            if (!parts.get(at).isEmpty() && qualifiers.get(at).member() != null) {
                shown.add(new Part(qualifiers.get(at), parts.get(at)));
            }
        }
        return shown;
    }

    /** What is said of one qualifier. */
    public record Part(QualifierPlan qualifier, String text) {}

    /** Whether nothing that is known of a row says otherwise. */
    public boolean allows(Row row) {
        String kept = row.owner();
        if (qualifiers.isEmpty() || kept == null) {
            return true;
        }
        String[] known = kept.split("/", -1);
        for (int at = 0; at < parts.size(); at++) {
            String part = parts.get(at);
            String told = at < known.length ? known[at].replace("%2F", "/").replace("%25", "%") : "";
            if (!part.isEmpty() && !part.equals(told) && !matchesDocument(row, at, told.isEmpty())) {
                return false;
            }
        }
        return true;
    }

    private boolean matchesDocument(Row row, int at, boolean otherwise) {
        String shown = documentParts(Json.parse(row.document()), qualifiers.get(at));
        return shown == null ? otherwise : shown.equals(parts.get(at));
    }

    private static @Nullable String documentParts(Document document, QualifierPlan qualifier) {
        Document value = qualifier.member() == null || !document.isObject() ? null : document.at(qualifier.member());
        return value == null || !value.isString() && !value.isNumber() ? null : value.text();
    }
}
