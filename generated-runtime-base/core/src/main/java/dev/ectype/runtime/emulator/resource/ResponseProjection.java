package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.resource.HiddenMembersPlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/** Reduces stored documents to the members that a response may contain. */
public final class ResponseProjection {
    private ResponseProjection() {}

    /**
     * Removes the hidden members of a resource, those that its type describes and the response type does not, and for exact replies
     * all others that the response type does not describe.
     */
    public static Document of(Document stored, ResourceShape resource, Schema response) {
        Document visible = without(stored, resource.plan().hidden(), response);
        return ExactMembers.of(described(visible, resource.plan().type(), response), resource, response);
    }

    /** Removes hidden members. A response type that describes one, such as an embedded representation, keeps it. */
    private static Document without(Document document, HiddenMembersPlan hidden, @Nullable Schema response) {
        if (hidden.isEmpty()) {
            return document;
        }
        if (document.isArray()) {
            Schema items =
                    response != null && SchemaShape.bare(response) instanceof ArraySchema list ? list.items() : null;
            JsonWriter out = new JsonWriter(document.length()).beginArray();
            document.elements().forEach(element -> out.value(without(element, hidden, items)));
            return out.endArray().toDocument();
        }
        if (!document.isObject()) {
            return document;
        }
        JsonWriter out = new JsonWriter(document.length()).beginObject();
        for (JsonMember member : document.members()) {
            HiddenMembersPlan found = hidden.members().get(member.name());
            MemberSchema described = response == null ? null : SchemaShape.member(response, member.name());
            if (found == null) {
                out.name(member.name()).value(member.value());
            } else if (!found.isEmpty() || described != null) {
                Schema type = described == null ? null : described.type();
                out.name(member.name()).value(without(member.value(), found, type));
            }
        }
        return out.endObject().toDocument();
    }

    private static Document described(Document document, Schema stored, Schema response) {
        ObjectSchema known = SchemaShape.object(stored);
        ObjectSchema projected = SchemaShape.object(response);
        if (known == null || projected == null || projected.members().isEmpty() || known == projected) {
            return document;
        }
        JsonWriter out = new JsonWriter(document.length() + 2).beginObject();
        for (JsonMember member : document.members()) {
            MemberSchema before = known.member(member.name());
            MemberSchema after = projected.member(member.name());
            if (after != null || before == null) {
                Document value =
                        before != null && after != null && member.value().isObject()
                                ? described(member.value(), before.type(), after.type())
                                : member.value();
                out.name(member.name()).value(value);
            }
        }
        return out.endObject().toDocument();
    }
}
