package dev.ectype.runtime.emulator;

import dev.ectype.noun.Nouns;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.Locale;

/** Filters rows by a search body: member values, identifiers, nested filters and full-text words. */
final class BodySearch {
    private static final List<String> CONTAINERS = List.of("filter", "filters", "where", "query", "search", "criteria");
    private static final List<String> WORDS = List.of(
            "q",
            "query",
            "search",
            "search_for",
            "searchtext",
            "text",
            "term",
            "keyword",
            "keywords",
            "phrase",
            "searchterm");

    private BodySearch() {}

    /**
     * Adds the conditions of a search body to the rows.
     *
     * @param others the members to ignore, such as page parameters
     */
    static <T> Rows<T> narrow(Rows<T> rows, Document body, Schema type, List<String> others) {
        if (!body.isObject()) {
            return rows;
        }
        Rows<T> narrowed = rows;
        JsonWriter known = new JsonWriter(body.length() + 2).beginObject();
        for (JsonMember member : body.members()) {
            String name = member.name();
            Document value = member.value();
            String plain = name.toLowerCase(Locale.ROOT);
            if (value.isNull() || others.contains(name)) {
                continue;
            }
            if (SchemaShape.member(type, name) != null) {
                known.name(name).value(value);
            } else if (value.isArray() && isIdentifiers(name, rows.shape())) {
                narrowed = narrowed.among(value);
            } else if (value.isObject() && CONTAINERS.contains(plain)) {
                narrowed = narrow(narrowed, value, type, List.of());
            } else if (value.isString() && WORDS.contains(plain)) {
                narrowed = narrowed.matching(value.text());
            }
        }
        Document members = known.endObject().toDocument();
        return members.equals(Document.EMPTY_OBJECT) ? narrowed : narrowed.where(members);
    }

    /** Whether a member lists identifiers of the searched resource, such as {@code names} or {@code robotNames}. */
    private static boolean isIdentifiers(String name, ResourceShape shape) {
        if (shape.idMember() == null) {
            return false;
        }
        String plain = NormalizedName.of(name);
        String own = NormalizedName.of(Nouns.plural(shape.idMember().name()));
        String one = NormalizedName.of(
                Nouns.singular(shape.name().substring(shape.name().lastIndexOf('.') + 1)));
        return plain.equals(own) || plain.equals(one + own);
    }
}
