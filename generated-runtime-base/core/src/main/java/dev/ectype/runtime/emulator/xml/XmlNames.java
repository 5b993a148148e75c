package dev.ectype.runtime.emulator.xml;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.XmlNotes;

/** Derives the names of elements and attributes from types. */
final class XmlNames {
    private static final int LONGEST_CHAIN = 32;

    private XmlNames() {}

    /** Returns the XML notes of a type, the outermost first. */
    static XmlNotes of(Schema schema) {
        XmlNotes notes = XmlNotes.NONE;
        Schema at = schema;
        for (int chain = 0; chain < LONGEST_CHAIN; chain++) {
            notes = notes.with(at.notes().xml());
            if (at instanceof NamedSchema named) {
                at = named.target();
            } else if (at instanceof NullableSchema nullable) {
                at = nullable.type();
            } else if (at instanceof IntersectionSchema intersection) {
                at = intersection.merged().schema();
            } else {
                return notes;
            }
        }
        return notes;
    }

    /** Returns the name of a member's element or attribute. */
    static String member(String name, XmlNotes notes) {
        String described = notes.name();
        return legalName(described == null ? name : described);
    }

    /** Returns the element name of an array, by default the name of the array. */
    static String item(ArraySchema array, String list) {
        String described = of(array.items()).name();
        return described == null ? list : legalName(described);
    }

    /** Returns the name of the root element: the described name, the type's name, or a default. */
    static String root(Schema schema) {
        String described = of(schema).name();
        String named = described == null && schema instanceof NamedSchema type ? type.name() : described;
        return named != null ? legalName(named) : SchemaShape.isArray(schema) ? "items" : "response";
    }

    /** Replaces characters that element names cannot contain. */
    private static String legalName(String name) {
        StringBuilder legal = new StringBuilder(name.length());
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            boolean known = Character.isLetter(letter)
                    || letter == '_'
                    || at > 0 && (Character.isDigit(letter) || letter == '-' || letter == '.');
            legal.append(known ? letter : '_');
        }
        return legal.length() == 0 ? "_" : legal.toString();
    }
}
