package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.model.DocumentCodec;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.FilterPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.StoredMember;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Creates row filters from members and requested values. */
public final class MemberFilters {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,17})?");

    private MemberFilters() {}

    /**
     * Creates a filter for a member's value, or null if the value means all rows.
     *
     * @param plans the filters by the member: their wildcards mean all rows, besides the empty text, and a text may list values
     * @param keys the members with which objects in the member identify instances
     */
    static @Nullable public RowFilter of(
            MemberPath path, Object value, Schema stored, List<FilterPlan> plans, List<String> keys) {
        Schema type = SchemaShape.at(stored, path);
        List<String> wildcards =
                plans.stream().flatMap(plan -> plan.wildcards().stream()).toList();
        boolean separated = plans.stream().anyMatch(FilterPlan::separated);
        List<Document> wanted = wanted(separated ? values(value) : value, type, wildcards);
        if (wanted.isEmpty()) {
            return null;
        }
        if (wanted.size() == 1 && path.names().size() == 1 && isScalar(type)) {
            return RowFilter.equal(
                    StoredMember.of(path.names().get(0)), wanted.get(0).toBytes());
        }
        RowFilter filter = row -> {
            Document found = Json.parse(row.document()).at(path);
            return wanted.stream().anyMatch(document -> matches(found, document, keys));
        };
        return filter.withLookup(MemberIndexKeys.matching(path, wanted, keys));
    }

    /**
     * Returns whether a type lists its values and these are some of them: a boolean, or values of an enumeration.
     *
     * <p>The default of a filter applies to these types only, because with others it would hide most instances.
     */
    public static boolean isChoice(@Nullable Schema type, Object value) {
        Schema bare = type == null ? null : SchemaShape.bare(type);
        Schema choice = bare instanceof ArraySchema array ? SchemaShape.bare(array.items()) : bare;
        return choice instanceof BooleanSchema
                || choice instanceof EnumSchema listed
                        && wanted(value, choice, List.of()).stream().allMatch(listed.values()::contains);
    }

    /** Creates a filter for rows with a member that references an identifier. */
    public static RowFilter referencing(MemberPath member, String id, List<String> keys) {
        RowFilter filter = row -> references(Json.parse(row.document()).at(member), id, keys);
        return filter.withLookup(MemberIndexKeys.referencing(member, id, keys));
    }

    /**
     * Creates a filter that also accepts rows without the member.
     *
     * <p>Mandatory scopes and default filters need it, because no other request could list those rows.
     */
    public static RowFilter orMissing(MemberPath path, RowFilter filter) {
        RowFilter either = row -> {
            Document found = Json.parse(row.document()).at(path);
            return found == null || found.isNull() || filter.accepts(row);
        };
        return either.withLookup(MemberIndexKeys.orMissing(filter.lookup()));
    }

    /** Creates a filter for rows with an object that contains all given members. */
    public static RowFilter within(MemberPath path, Document wanted, ReferenceMembers references) {
        return row -> {
            Document found = Json.parse(row.document()).at(path);
            return found != null && contains(found, wanted, path, references);
        };
    }

    private static boolean contains(Document found, Document wanted, MemberPath path, ReferenceMembers references) {
        for (dev.ectype.runtime.json.JsonMember member : wanted.members()) {
            Document actual = found.member(member.name());
            boolean same = actual != null && actual.text().equals(member.value().text());
            if (!same && !matches(actual, member.value(), references.keys(path.child(member.name())))) {
                return false;
            }
        }
        return true;
    }

    /** Converts a value to a document and splits comma-separated texts into arrays. */
    public static Document values(Object value) {
        Document document = DocumentCodec.document(value);
        if (document.isArray()) {
            List<Document> values = new ArrayList<>();
            for (Document element : document.elements()) {
                Document several = values(element);
                (several.isArray() ? several.elements() : List.of(several)).forEach(values::add);
            }
            return DocumentCodec.document(values);
        }
        if (!document.isString() || document.text().indexOf(',') < 0) {
            return document;
        }
        return DocumentCodec.document(Arrays.stream(document.text().split(",", 1_000))
                .map(String::strip)
                .toList());
    }

    private static boolean isScalar(@Nullable Schema type) {
        return type != null && (SchemaShape.isText(type) || SchemaShape.isInteger(type));
    }

    private static List<Document> wanted(Object value, @Nullable Schema type, List<String> wildcards) {
        List<Document> wanted = new ArrayList<>();
        Schema single = type != null && SchemaShape.bare(type) instanceof dev.ectype.runtime.schema.ArraySchema array
                ? array.items()
                : type;
        if (value instanceof Iterable<?> values) {
            values.forEach(each -> wanted.addAll(coerced(each, single, wildcards)));
        } else if (value instanceof Document document && document.isArray()) {
            document.elements().forEach(element -> wanted.addAll(coerced(element, single, wildcards)));
        } else {
            wanted.addAll(coerced(value, single, wildcards));
        }
        return wanted;
    }

    private static List<Document> coerced(Object value, @Nullable Schema type, List<String> wildcards) {
        Document document = DocumentCodec.document(value);
        if (!document.isString()) {
            return List.of(document);
        }
        String text = document.text();
        boolean wildcard = isWildcard(text, wildcards);
        if (type == null) {
            return wildcard && !text.isEmpty() ? List.of() : List.of(document);
        }
        if (SchemaShape.bare(type) instanceof AnySchema
                && !wildcard
                && NUMBER.matcher(text).matches()) {
            // A member of any type may hold the number or the text.
            return List.of(document, Json.parse(text));
        }
        boolean listed = SchemaShape.bare(type) instanceof EnumSchema;
        Document coerced = Coercion.coerce(text, type);
        boolean known = dev.ectype.runtime.schema.Validator.allows(
                type, coerced, dev.ectype.runtime.schema.keyword.Direction.STORED);
        if (wildcard && !(known && listed)) {
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

    /** Returns whether a value selects all rows. Clients write wildcards in any case. */
    private static boolean isWildcard(String text, List<String> wildcards) {
        return text.isEmpty() || wildcards.stream().anyMatch(text::equalsIgnoreCase);
    }

    private static boolean matches(@Nullable Document found, Document wanted, List<String> keys) {
        if (found == null || found.isNull()) {
            return wanted.isNull();
        }
        if (found.isArray()) {
            for (Document element : found.elements()) {
                if (matches(element, wanted, keys)) {
                    return true;
                }
            }
            return false;
        }
        return found.equals(wanted) || found.isObject() && refersTo(found, wanted.text(), keys);
    }

    /** Returns whether a member of a row refers to an identifier. */
    public static boolean references(ResourceShape shape, Row row, MemberPath member, String id) {
        Document reference = Json.parse(row.document()).at(member);
        return references(reference, id, shape.referenceMembers().keys(member));
    }

    /**
     * Returns whether a reference, or an element of a list of references, names an identifier.
     *
     * @param keys the members with which an object identifies an instance
     */
    public static boolean references(@Nullable Document reference, String id, List<String> keys) {
        if (reference == null || !reference.isArray()) {
            return refersTo(reference, id, keys);
        }
        for (Document each : reference.elements()) {
            if (refersTo(each, id, keys)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a reference names an identifier. A reference is an identifier or an object with an identifier. */
    public static boolean refersTo(@Nullable Document reference, String id, List<String> keys) {
        if (reference == null || reference.isNull()) {
            return false;
        }
        if (!reference.isObject()) {
            return reference.text().equals(id);
        }
        return identifiers(reference, keys).contains(id);
    }

    /** Returns the identifiers in a reference or in a list of references. */
    public static List<String> referencedIds(Document reference, List<String> keys) {
        List<String> ids = new ArrayList<>();
        Iterable<Document> each = reference.isArray() ? reference.elements() : List.of(reference);
        for (Document one : each) {
            if (one.isObject()) {
                ids.addAll(identifiers(one, keys));
            } else if (!one.isNull()) {
                ids.add(one.text());
            }
        }
        return ids;
    }

    /** Returns the values of an object's identifying members. */
    static List<String> identifiers(Document object, List<String> keys) {
        List<String> identifiers = new ArrayList<>();
        for (String name : keys) {
            Document member = object.member(name);
            if (member != null) {
                identifiers.add(member.text());
            }
        }
        return identifiers;
    }
}
