package dev.ectype.compiler.ingest.protobuf.syntax;

/** Names that follow from others. */
public final class DerivedNames {
    private DerivedNames() {}

    /** The member of JSON objects that a field is by default: {@code foo_bar} is {@code fooBar}. */
    public static String json(String field) {
        return joined(field, false);
    }

    /** The message that holds one entry of a map. */
    static String mapEntry(String field) {
        return joined(field, true) + "Entry";
    }

    private static String joined(String field, boolean raisesFirst) {
        StringBuilder name = new StringBuilder(field.length());
        boolean raises = raisesFirst;
        for (int index = 0; index < field.length(); index++) {
            char character = field.charAt(index);
            if (character != '_') {
                name.append(raises ? upper(character) : character);
            }
            raises = character == '_';
        }
        return name.toString();
    }

    private static char upper(char character) {
        return character >= 'a' && character <= 'z' ? (char) (character - 'a' + 'A') : character;
    }
}
