package dev.ectype.runtime.emulator.reply;

import dev.ectype.noun.Nouns;
import dev.ectype.runtime.emulator.channel.InstanceAddress;
import dev.ectype.runtime.emulator.envelope.PathDocumentBuilder;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Composes the payloads of events about instances. */
public final class EventPayload {
    private EventPayload() {}

    /**
     * Returns the members of a payload that follow from an instance: its own members, where the payload describes them, and its
     * identifier under the name of its resource, such as {@code orderId}.
     *
     * @param id the identifier that clients see
     * @param projection returns the members of the instance that a type describes
     */
    public static Document of(ResourceShape shape, String id, Schema payload, Function<Schema, Document> projection) {
        MemberPath location = location(payload, shape.plan());
        Schema type = SchemaShape.at(payload, location);
        Document instance = projection.apply(type == null ? AnySchema.ANY : type);
        Document whole = PathDocumentBuilder.of(location, identified(instance, type, shape, id));
        return location.isEmpty() ? whole : identified(whole, payload, shape, id);
    }

    /** Returns the location of an instance: the object with its type or the name of its resource, else the payload itself. */
    private static MemberPath location(Schema payload, ResourcePlan resource) {
        ObjectSchema object = payload.equals(resource.type()) ? null : SchemaShape.object(payload);
        String noun = NormalizedName.of(Nouns.singular(resource.name()));
        for (MemberSchema member : object == null ? List.<MemberSchema>of() : object.members()) {
            boolean isNamed =
                    NormalizedName.of(member.name()).equals(noun) && SchemaShape.object(member.type()) != null;
            if (isNamed
                    || resource.type() instanceof NamedSchema && member.type().equals(resource.type())) {
                return MemberPath.of(member.name());
            }
        }
        return MemberPath.EMPTY;
    }

    private static Document identified(Document document, @Nullable Schema type, ResourceShape shape, String id) {
        ObjectSchema object = type == null ? null : SchemaShape.object(type);
        if (object == null || !document.isObject()) {
            return document;
        }
        ObjectEdit edit = ObjectEdit.of(document);
        for (MemberSchema member : object.members()) {
            boolean isIdentifier = InstanceAddress.isIdentifier(member.name(), shape.plan())
                    || shape.paths().aliases().contains(member.name());
            if (isIdentifier && document.member(member.name()) == null) {
                edit.set(member.name(), shape.idDocument(id));
            }
        }
        return edit.toDocument();
    }
}
