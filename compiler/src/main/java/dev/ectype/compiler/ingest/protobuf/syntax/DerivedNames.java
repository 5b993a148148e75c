package dev.ectype.compiler.ingest.protobuf.syntax;

/** Derives names from other names. */
public final class DerivedNames {
    private DerivedNames() {}

    /** Returns the default JSON name of a field: {@code foo_bar} becomes {@code fooBar}. */
    public static String json(String field) {
        return joined(field, false);
    }

    /** Returns the name of a map's entry message. */
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
