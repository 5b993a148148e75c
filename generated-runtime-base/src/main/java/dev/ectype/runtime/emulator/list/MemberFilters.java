package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.StoredMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Makes filters of rows from members and the values that clients ask for. */
public final class MemberFilters {
    private static final List<String> EVERYTHING = List.of("all", "any", "*");
    private static final List<String> IDENTIFIERS =
            List.of("id", "gid", "uuid", "guid", "uid", "sid", "name", "key", "login", "slug", "username");

    private MemberFilters() {}

    /** The rows with that value in a member; null when the value asks for all of them. */
    static @Nullable public RowFilter of(MemberPath path, Object value, Schema stored) {
        Schema type = SchemaShape.at(stored, path);
        List<Document> wanted = wanted(value, type);
        if (wanted.isEmpty()) {
            return null;
        }
        if (wanted.size() == 1 && path.names().size() == 1 && isScalar(type)) {
            return RowFilter.equal(
                    StoredMember.of(path.names().get(0)), wanted.get(0).toBytes());
        }
        RowFilter filter = row -> {
            Document found = Json.parse(row.document()).at(path);
            return wanted.stream().anyMatch(document -> matches(found, document));
        };
        return filter.withLookup(MemberIndexKeys.matching(path, wanted));
    }

    /** The rows in which a member leads to an identifier. */
    public static RowFilter referencing(String member, String id) {
        RowFilter filter = row -> references(Json.parse(row.document()).member(member), id);
        return filter.withLookup(MemberIndexKeys.referencing(member, id));
    }

    /**
     * A scope that every list needs, and a filter that nobody asked for, hide only the rows that say otherwise: no
     * other request could show those that say nothing.
     */
    public static RowFilter orMissing(MemberPath path, RowFilter filter) {
        RowFilter either = row -> {
            Document found = Json.parse(row.document()).at(path);
            return found == null || found.isNull() || filter.accepts(row);
        };
        return either.withLookup(MemberIndexKeys.orMissing(filter.lookup()));
    }

    /** The rows whose member is an object that says all of that. */
    public static RowFilter within(MemberPath path, Document wanted) {
        return row -> {
            Document found = Json.parse(row.document()).at(path);
            return found != null && contains(found, wanted);
        };
    }

    private static boolean contains(Document found, Document wanted) {
        for (dev.ectype.runtime.json.JsonMember member : wanted.members()) {
            Document told = found.member(member.name());
            boolean same = told != null && told.text().equals(member.value().text());
            if (!same && !matches(told, member.value())) {
                return false;
            }
        }
        return true;
    }

    /** What a client sent as one value, or as several between commas. */
    public static Document values(Object value) {
        Document document = DocumentCodec.document(value);
        if (!document.isString() || document.text().indexOf(',') < 0) {
            return document;
        }
        return DocumentCodec.document(List.of(document.text().split(",", 1_000)));
    }

    private static boolean isScalar(@Nullable Schema type) {
        return type != null && (SchemaShape.isText(type) || SchemaShape.isInteger(type));
    }

    private static List<Document> wanted(Object value, @Nullable Schema type) {
        List<Document> wanted = new ArrayList<>();
        Schema single = type != null && SchemaShape.bare(type) instanceof dev.ectype.runtime.schema.ArraySchema array
                ? array.items()
                : type;
        if (value instanceof Iterable<?> values) {
            values.forEach(each -> wanted.addAll(coerced(each, single)));
        } else if (value instanceof Document document && document.isArray()) {
            document.elements().forEach(element -> wanted.addAll(coerced(element, single)));
        } else {
            wanted.addAll(coerced(value, single));
        }
        return wanted;
    }

    private static List<Document> coerced(Object value, @Nullable Schema type) {
        Document document = DocumentCodec.document(value);
        if (type == null || !document.isString()) {
            return List.of(document);
        }
        String text = document.text();
        boolean listed = SchemaShape.bare(type) instanceof EnumSchema;
        Document coerced = Coercion.coerce(text, type);
        boolean known = dev.ectype.runtime.schema.Validator.allows(
                type, coerced, dev.ectype.runtime.schema.keyword.Direction.STORED);
        boolean everything = text.isEmpty() || listed && isEverything(text);
        if (everything && !(known && listed)) {
            return List.of();
        }
        if (!known && text.indexOf(',') > 0) {
            List<Document> several = new ArrayList<>();
            for (String part : text.split(",", 1_000)) {
                several.add(Coercion.coerce(part.strip(), type));
            }
            return several;
        }
        return List.of(coerced);
    }

    /** Whether a value is a word for all there are, where it is none for some of them. */
    private static boolean isEverything(Object value) {
        return EVERYTHING.contains(DocumentCodec.document(value).text().toLowerCase(Locale.ROOT));
    }

    /** Whether a parameter of the operation that filters by a member lists that value as a word for all there are. */
    public static boolean isEverything(OperationPlan operation, MemberPath member, Object value) {
        return isEverything(value)
                && operation.filters().stream()
                        .filter(filter -> filter.member().equals(member))
                        .anyMatch(filter -> lists(operation, filter.parameter(), DocumentCodec.document(value)));
    }

    private static boolean lists(OperationPlan operation, String parameter, Document word) {
        return operation.parameters().stream()
                .filter(plan -> plan.name().equals(parameter))
                .map(plan -> SchemaShape.bare(plan.type()))
                .anyMatch(type ->
                        type instanceof EnumSchema listed && listed.values().contains(word));
    }

    private static boolean matches(@Nullable Document found, Document wanted) {
        if (found == null || found.isNull()) {
            return wanted.isNull();
        }
        if (found.isArray()) {
            for (Document element : found.elements()) {
                if (matches(element, wanted)) {
                    return true;
                }
            }
            return false;
        }
        return found.equals(wanted) || found.isObject() && refersTo(found, wanted.text());
    }

    /** Whether a reference, or one of several, points at an identifier. */
    public static boolean references(@Nullable Document reference, String id) {
        if (reference == null || !reference.isArray()) {
            return refersTo(reference, id);
        }
        for (Document each : reference.elements()) {
            if (refersTo(each, id)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a reference, be it an identifier or an object that has one, points at an identifier. */
    public static boolean refersTo(@Nullable Document reference, String id) {
        if (reference == null || reference.isNull()) {
            return false;
        }
        if (!reference.isObject()) {
            return reference.text().equals(id);
        }
        return identifiers(reference).contains(id);
    }

    /** The identifiers at which a reference, or one of several, points. */
    public static List<String> referencedIds(Document reference) {
        List<String> ids = new ArrayList<>();
        Iterable<Document> each = reference.isArray() ? reference.elements() : List.of(reference);
        for (Document one : each) {
            if (one.isObject()) {
                ids.addAll(identifiers(one));
            } else if (!one.isNull()) {
                ids.add(one.text());
            }
        }
        return ids;
    }

    /** By what an object may be pointed at. */
    static List<String> identifiers(Document object) {
        List<String> identifiers = new ArrayList<>();
        for (String name : IDENTIFIERS) {
            Document member = object.member(name);
            if (member != null) {
                identifiers.add(member.text());
            }
        }
        return identifiers;
    }
}
