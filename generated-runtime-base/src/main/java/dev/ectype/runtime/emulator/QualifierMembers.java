package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.Documents;
import dev.ectype.runtime.emulator.resource.Qualified;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lets new documents show what the path that made them says before their identifier, such as the login of an owner. */
final class QualifierMembers {
    private final ResourceShape shape;

    QualifierMembers(ResourceShape shape) {
        this.shape = shape;
    }

    byte[] shown(byte[] document, List<Qualified.Part> parts) {
        Document before = Json.parse(document);
        Document after = before;
        for (Qualified.Part part : parts) {
            after = shown(after, part);
        }
        return after == before ? document : after.toBytes();
    }

    private Document shown(Document document, Qualified.Part part) {
        MemberPath path = part.qualifier().member();
        String first = path == null ? "" : path.names().get(0);
        MemberSchema outer = Shape.member(shape.type(), first);
        if (path == null || outer == null) {
            return document;
        }
        Document value = path.names().size() == 1
                ? Coercion.coerce(part.text(), outer.type())
                : within(document.member(first), outer.type(), path.names().get(1), part.text());
        boolean same = value.equals(document.member(first));
        return same || !Documents.allows(shape, first, value)
                ? document
                : ObjectEdit.of(document).set(first, value).toDocument();
    }

    private static Document within(@Nullable Document held, Schema type, String name, String text) {
        MemberSchema inner = Shape.member(type, name);
        Document value = inner == null ? Document.of(text) : Coercion.coerce(text, inner.type());
        Document whole = held == null || !held.isObject() ? Document.EMPTY_OBJECT : held;
        return ObjectEdit.of(whole).set(name, value).toDocument();
    }
}
