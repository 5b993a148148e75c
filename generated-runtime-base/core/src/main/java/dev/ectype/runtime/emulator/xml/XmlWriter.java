package dev.ectype.runtime.emulator.xml;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.XmlNotes;

/** Converts documents to XML in the form that their type describes. */
public final class XmlWriter {
    private final StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

    private XmlWriter() {}

    /** Returns the XML text with a declaration, for encoding as UTF-8. */
    public static String write(Document document, Schema schema) {
        XmlWriter writer = new XmlWriter();
        XmlNotes notes = XmlNames.of(schema);
        writer.element(XmlNames.root(schema), notes, document, schema);
        return writer.out.toString();
    }

    private void element(String name, XmlNotes notes, Document value, Schema schema) {
        Schema bare = chosen(schema, value);
        String tag = notes.prefix() == null ? name : notes.prefix() + ":" + name;
        out.append('<').append(tag);
        namespace(notes);
        if (value.isObject()) {
            attributes(value, bare);
        }
        out.append('>');
        if (value.isObject()) {
            members(value, bare);
        } else if (value.isArray()) {
            items(name, value, bare);
        } else if (!value.isNull()) {
            text(value.text());
        }
        out.append("</").append(tag).append('>');
    }

    private static Schema chosen(Schema schema, Document value) {
        Schema bare = SchemaShape.bare(schema);
        if (!(bare instanceof UnionSchema union)) {
            return bare;
        }
        for (Schema variant : union.variants()) {
            if (Validator.allows(variant, value, Direction.REPLY)) {
                return chosen(variant, value);
            }
        }
        return AnySchema.ANY;
    }

    private void namespace(XmlNotes notes) {
        if (notes.namespace() != null) {
            out.append(notes.prefix() == null ? " xmlns" : " xmlns:" + notes.prefix());
            out.append("=\"");
            text(notes.namespace());
            out.append('"');
        }
    }

    private void attributes(Document value, Schema bare) {
        for (JsonMember member : value.members()) {
            Schema type = typeOf(bare, member.name());
            XmlNotes notes = XmlNames.of(type);
            if (notes.attribute() && !member.value().isNull()) {
                String name = XmlNames.member(member.name(), notes);
                out.append(' ').append(notes.prefix() == null ? name : notes.prefix() + ":" + name);
                out.append("=\"");
                text(member.value().text());
                out.append('"');
            }
        }
    }

    private void members(Document value, Schema bare) {
        for (JsonMember member : value.members()) {
            Schema type = typeOf(bare, member.name());
            XmlNotes notes = XmlNames.of(type);
            if (!notes.attribute() && !member.value().isNull()) {
                member(XmlNames.member(member.name(), notes), notes, member.value(), type);
            }
        }
    }

    /** Writes a member. An array has an element of its own only if its type is wrapped. */
    private void member(String name, XmlNotes notes, Document value, Schema type) {
        if (!value.isArray() || notes.wrapped()) {
            element(name, notes, value, type);
        } else {
            items(name, value, chosen(type, value));
        }
    }

    private void items(String list, Document value, Schema bare) {
        int position = 0;
        for (Document item : value.elements()) {
            Schema type = bare instanceof ArraySchema array ? array.item(position) : AnySchema.ANY;
            String name = bare instanceof ArraySchema array ? XmlNames.item(array, list) : list;
            element(name, XmlNames.of(type), item, type);
            position++;
        }
    }

    private static Schema typeOf(Schema bare, String name) {
        MemberSchema member = SchemaShape.member(bare, name);
        if (member != null) {
            return member.type();
        }
        return bare instanceof ObjectSchema object ? object.additional() : AnySchema.ANY;
    }

    /** Writes escaped text without the characters that XML forbids. */
    private void text(String text) {
        text.codePoints().forEach(letter -> {
            switch (letter) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\r' -> out.append("&#13;");
                default -> {
                    boolean legal = letter >= 0x20
                                    && letter != 0xfffe
                                    && letter != 0xffff
                                    && (letter < 0xd800 || letter > 0xdfff)
                            || letter == '\n'
                            || letter == '\t';
                    if (legal) {
                        out.appendCodePoint(letter);
                    }
                }
            }
        });
    }
}
