package dev.ectype.runtime.emulator.xml;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.XmlNotes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Converts XML to a document of a type: elements and attributes become members, repeated elements arrays. */
public final class XmlReader {
    private final JsonWriter out;

    private XmlReader(JsonWriter out) {
        this.out = out;
    }

    /**
     * Reads a document.
     *
     * @throws MalformedXml if the bytes are not XML
     */
    public static Document read(ByteSlice bytes, Schema schema) {
        return document(XmlElementReader.read(bytes), schema);
    }

    private static Document document(XmlElement element, Schema schema) {
        JsonWriter out = new JsonWriter(256);
        new XmlReader(out).element(element, schema);
        return out.toDocument();
    }

    private void element(XmlElement element, Schema schema) {
        Schema bare = SchemaShape.bare(schema);
        if ("true".equals(element.attributes().get("nil"))) {
            out.nullValue();
        } else if (bare instanceof UnionSchema union) {
            out.value(variant(element, union));
        } else if (bare instanceof ArraySchema array) {
            items(element.children(), array);
        } else if (bare instanceof ObjectSchema || !element.isPlain()) {
            object(element, bare);
        } else {
            out.value(Coercion.coerce(element.text().toString(), schema));
        }
    }

    private static Document variant(XmlElement element, UnionSchema union) {
        for (Schema variant : union.variants()) {
            Document read = document(element, variant);
            if (Validator.allows(union, read, Direction.REQUEST)) {
                return read;
            }
        }
        return document(element, AnySchema.ANY);
    }

    private void items(List<XmlElement> elements, ArraySchema array) {
        out.beginArray();
        for (int position = 0; position < elements.size(); position++) {
            element(elements.get(position), array.item(position));
        }
        out.endArray();
    }

    private void object(XmlElement element, Schema bare) {
        out.beginObject();
        Set<String> known = new LinkedHashSet<>();
        if (bare instanceof ObjectSchema object) {
            object.members().forEach(member -> member(element, member, known));
        }
        others(element, bare, known);
        out.endObject();
    }

    private void member(XmlElement element, MemberSchema member, Set<String> known) {
        XmlNotes notes = XmlNames.of(member.type());
        String name = XmlNames.member(member.name(), notes);
        if (notes.attribute()) {
            String text = element.attributes().get(name);
            if (text != null && known.add(name)) {
                out.name(member.name()).value(Coercion.coerce(text, member.type()));
            }
            return;
        }
        if (SchemaShape.bare(member.type()) instanceof ArraySchema array) {
            list(element, new Listed(member, array, name, notes.wrapped()), known);
            return;
        }
        List<XmlElement> found = element.children(name);
        if (!found.isEmpty() && known.add(name)) {
            out.name(member.name());
            element(found.get(0), member.type());
        }
    }

    private record Listed(MemberSchema member, ArraySchema array, String name, boolean wrapped) {}

    private void list(XmlElement element, Listed listed, Set<String> known) {
        String name = listed.wrapped() ? listed.name() : XmlNames.item(listed.array(), listed.name());
        List<XmlElement> found = element.children(name);
        if (!found.isEmpty() && known.add(name)) {
            out.name(listed.member().name());
            items(listed.wrapped() ? found.get(0).children() : found, listed.array());
        }
    }

    /** Adds undescribed elements. Elements of the same name become an array. */
    private void others(XmlElement element, Schema bare, Set<String> known) {
        Schema open = bare instanceof ObjectSchema object ? object.additional() : AnySchema.ANY;
        element.named().forEach((name, found) -> {
            if (!known.contains(name)) {
                other(name, found, open);
            }
        });
        element.attributes().forEach((name, text) -> {
            // Attributes of XML Schema instances are no members.
            boolean isMember = !name.equals("schemaLocation") && !name.equals("nil") && !name.equals("type");
            if (isMember && element.children(name).isEmpty() && !(bare instanceof ObjectSchema)) {
                out.name(name).value(text);
            }
        });
    }

    private void other(String name, List<XmlElement> found, Schema type) {
        out.name(name);
        if (found.size() == 1) {
            element(found.get(0), type);
            return;
        }
        out.beginArray();
        found.forEach(each -> element(each, type));
        out.endArray();
    }
}
