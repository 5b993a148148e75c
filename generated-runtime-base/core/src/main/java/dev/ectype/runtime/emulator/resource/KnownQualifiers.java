package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.resource.QualifierPlan;
import dev.ectype.runtime.state.row.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the known qualifiers of an instance: the path parameters before its identifier.
 *
 * <p>A row stores the qualifiers of its creation in the place of an owner. Seeded rows store none and match all qualifiers.
 */
public final class KnownQualifiers {
    /** The qualifiers of a resource without qualifiers. */
    public static final KnownQualifiers NONE = new KnownQualifiers(List.of(), List.of());

    private final List<QualifierPlan> qualifiers;
    private final List<String> parts;

    private KnownQualifiers(List<QualifierPlan> qualifiers, List<String> parts) {
        this.qualifiers = qualifiers;
        this.parts = parts;
    }

    /** Creates qualifiers from their texts in order. An empty text is unknown. */
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

    /** Returns whether all qualifiers are unknown. */
    public boolean isEmpty() {
        return parts.stream().allMatch(String::isEmpty);
    }

    /** Returns the known qualifiers as words for a message. */
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

    /** Returns the qualifiers as the stored key of a row, or null for a resource without qualifiers. */
    public @Nullable String key() {
        return qualifiers.isEmpty()
                ? null
                : String.join(
                        "/",
                        parts.stream()
                                .map(part -> part.replace("%", "%25").replace("/", "%2F"))
                                .toList());
    }

    /** Returns a copy with missing qualifiers from a document. */
    public KnownQualifiers readFrom(@Nullable Document document) {
        if (qualifiers.isEmpty()) {
            return NONE;
        }
        List<String> texts = new ArrayList<>();
        for (int at = 0; at < parts.size(); at++) {
            String text =
                    document == null || !parts.get(at).isEmpty() ? null : documentParts(document, qualifiers.get(at));
            texts.add(text == null ? parts.get(at) : text);
        }
        return new KnownQualifiers(qualifiers, texts);
    }

    /** Returns the known qualifiers that documents contain as members. */
    public List<Part> documentParts() {
        if (parts.isEmpty()) {
            return List.of();
        }
        List<Part> found = new ArrayList<>();
        for (int at = 0; at < parts.size(); at++) {
            if (!parts.get(at).isEmpty() && qualifiers.get(at).member() != null) {
                found.add(new Part(qualifiers.get(at), parts.get(at)));
            }
        }
        return found;
    }

    /** Holds the text of one qualifier. */
    public record Part(QualifierPlan qualifier, String text) {}

    /** Returns whether a row matches the known qualifiers. */
    public boolean allows(Row row) {
        String owner = row.owner();
        if (qualifiers.isEmpty() || owner == null) {
            return true;
        }
        String[] known = owner.split("/", -1);
        for (int at = 0; at < parts.size(); at++) {
            String part = parts.get(at);
            String stored = at < known.length ? known[at].replace("%2F", "/").replace("%25", "%") : "";
            if (!part.isEmpty() && !part.equals(stored) && !matchesDocument(row, at, stored.isEmpty())) {
                return false;
            }
        }
        return true;
    }

    private boolean matchesDocument(Row row, int at, boolean otherwise) {
        String text = documentParts(Json.parse(row.document()), qualifiers.get(at));
        return text == null ? otherwise : text.equals(parts.get(at));
    }

    private static @Nullable String documentParts(Document document, QualifierPlan qualifier) {
        Document value = qualifier.member() == null || !document.isObject() ? null : document.at(qualifier.member());
        return value == null || !value.isString() && !value.isNumber() ? null : value.text();
    }
}
