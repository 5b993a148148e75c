package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.document.DocumentFactory;
import dev.ectype.runtime.emulator.resource.KnownQualifiers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes path qualifiers, such as the login of an owner, into new documents. */
final class QualifierWriter {
    private final ResourceShape shape;

    QualifierWriter(ResourceShape shape) {
        this.shape = shape;
    }

    byte[] withQualifiers(byte[] document, List<KnownQualifiers.Part> parts) {
        Document before = Json.parse(document);
        Document after = before;
        for (KnownQualifiers.Part part : parts) {
            after = withQualifiers(after, part);
        }
        return after == before ? document : after.toBytes();
    }

    private Document withQualifiers(Document document, KnownQualifiers.Part part) {
        MemberPath path = part.qualifier().member();
        String first = path == null ? "" : path.names().get(0);
        MemberSchema outer = SchemaShape.member(shape.type(), first);
        if (path == null || outer == null) {
            return document;
        }
        Document value = path.names().size() == 1
                ? Coercion.coerce(part.text(), outer.type())
                : within(document.member(first), outer.type(), path.names().get(1), part.text());
        boolean same = value.equals(document.member(first));
        return same || !DocumentFactory.allows(shape, first, value)
                ? document
                : ObjectEdit.of(document).set(first, value).toDocument();
    }

    private static Document within(@Nullable Document current, Schema type, String name, String text) {
        MemberSchema inner = SchemaShape.member(type, name);
        Document value = inner == null ? Document.of(text) : Coercion.coerce(text, inner.type());
        Document object = current == null || !current.isObject() ? Document.EMPTY_OBJECT : current;
        return ObjectEdit.of(object).set(name, value).toDocument();
    }
}
