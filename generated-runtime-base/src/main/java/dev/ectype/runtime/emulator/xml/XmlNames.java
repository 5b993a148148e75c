package dev.ectype.runtime.emulator.xml;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.XmlNotes;

/** Finds out how a type and what is around it name elements. */
final class XmlNames {
    private static final int LONGEST_CHAIN = 32;

    private XmlNames() {}

    /** What is said of a type in XML, the outermost first. */
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

    /** The name of a member's element or attribute. */
    static String member(String name, XmlNotes notes) {
        String told = notes.name();
        return legal(told == null ? name : told);
    }

    /** The name of the elements of a list, which is the name of the list where they have none of their own. */
    static String item(ArraySchema array, String list) {
        String told = of(array.items()).name();
        return told == null ? list : legal(told);
    }

    /** The name of the outermost element: told, else that of the type, else what it is. */
    static String root(Schema schema) {
        String told = of(schema).name();
        String named = told == null && schema instanceof NamedSchema type ? type.name() : told;
        return named != null ? legal(named) : SchemaShape.isArray(schema) ? "items" : "response";
    }

    /** Elements cannot have every name that members have. */
    private static String legal(String name) {
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
