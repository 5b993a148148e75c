package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResponseProjection;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.IdentifierExpansion;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.row.Row;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Encodes a reference to an instance: its identifier, an embedded copy, or a list of either. */
public final class ReferenceEncoder {
    private ReferenceEncoder() {}

    /**
     * The target of a reference.
     *
     * @param id the identifier that clients use
     */
    public record Target(ResourceShape shape, String id, Supplier<Document> document) {
        public static Target of(ResourceShape shape, Row row) {
            return new Target(shape, shape.visibleId(row), () -> Json.parse(row.document()));
        }
    }

    /** Returns the value of a member that refers to a row, or null if its type allows no reference. */
    public static @Nullable Document of(ResourceShape shape, MemberPath member, ResourceShape targetShape, Row row) {
        return of(shape, member, Target.of(targetShape, row));
    }

    /** Returns the value of a member that refers to an instance, or null if its type allows no reference. */
    public static @Nullable Document of(ResourceShape shape, MemberPath member, Target target) {
        Schema described = SchemaShape.at(shape.type(), member);
        Document held = held(shape, member, target);
        Document value = described == null || held != null ? held : value(described, target);
        return value == null || !DocumentFactory.allows(shape, member, value) ? null : value;
    }

    /** Returns the text with which a member refers to an instance: the member of the target that the plan names, else its identifier. */
    public static String referenceText(ResourceShape shape, MemberPath member, Target target) {
        Document held = held(shape, member, target);
        return held == null ? target.id() : held.text();
    }

    /** Returns the value of the target's member that the plan names for the reference, or null for the identifier. */
    private static @Nullable Document held(ResourceShape shape, MemberPath member, Target target) {
        String held = shape.referenceMembers().targetMember(member, target.shape());
        Document value = held == null ? null : target.document().get().member(held);
        return value == null || !value.isString() && !value.isNumber() ? null : value;
    }

    private static @Nullable Document value(Schema type, Target target) {
        Schema bare = SchemaShape.bare(type);
        if (bare instanceof ArraySchema list) {
            Document element = value(list.items(), target);
            return element == null
                    ? null
                    : new JsonWriter(64).beginArray().value(element).endArray().toDocument();
        }
        Document id = target.shape().idDocument(target.id());
        if (bare instanceof UnionSchema union) {
            return Validator.allows(type, id, Direction.STORED) ? id : among(union, target);
        }
        return bare instanceof ObjectSchema
                ? ResponseProjection.of(target.document().get(), target.shape(), type)
                : id;
    }

    /** Returns the first union variant that identifies the target, or null. */
    private static @Nullable Document among(UnionSchema union, Target target) {
        IdentityMember idMember = target.shape().idMember();
        for (Schema variant : union.variants()) {
            boolean identifies = idMember != null && idMember.schemaIn(variant) != null;
            Document value = identifies ? value(variant, target) : null;
            if (value != null && Validator.allows(variant, value, Direction.STORED)) {
                return value;
            }
        }
        return null;
    }

    /**
     * Converts a value to the type of a member: identifiers become objects. Returns null if the type does not allow the value.
     */
    public static @Nullable Document accepted(ResourceShape shape, MemberPath member, Document value) {
        Schema described = SchemaShape.at(shape.type(), member);
        return described == null ? null : accepted(described, value);
    }

    private static @Nullable Document accepted(Schema type, Document value) {
        if (allows(type, value)) {
            return value;
        }
        Document named;
        if (SchemaShape.bare(type) instanceof ArraySchema list && value.isArray()) {
            named = each(list, value);
        } else {
            ObjectSchema object = value.isObject() ? null : SchemaShape.object(type);
            named = object == null ? null : IdentifierExpansion.object(object, value);
        }
        return named == null || !allows(type, named) ? null : named;
    }

    private static @Nullable Document each(ArraySchema list, Document values) {
        JsonWriter out = new JsonWriter(64).beginArray();
        for (Document value : values.elements()) {
            Document named = accepted(list.items(), value);
            if (named == null) {
                return null;
            }
            out.value(named);
        }
        return out.endArray().toDocument();
    }

    private static boolean allows(Schema type, Document value) {
        return Validator.allows(type, value, Direction.STORED);
    }
}
