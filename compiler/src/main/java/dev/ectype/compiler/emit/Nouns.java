package dev.ectype.compiler.emit;

import dev.ectype.compiler.ir.ResourceName;

/** One of what a plural names. */
final class Nouns {
    private Nouns() {}

    static String singular(ResourceName resource) {
        String plural = resource.value();
        if (plural.endsWith("ies") && plural.length() > 4) {
            return plural.substring(0, plural.length() - 3) + "y";
        }
        if (plural.matches(".*(ss|x|ch|sh)es")) {
            return plural.substring(0, plural.length() - 2);
        }
        boolean plain = plural.endsWith("s") && !plural.endsWith("ss") && !plural.endsWith("us");
        return plain ? plural.substring(0, plural.length() - 1) : plural;
    }
}
