package dev.ectype.compiler.ir.resource;

/** Converts plural nouns to their singular. */
public final class ResourceNouns {
    private ResourceNouns() {}

    public static String singular(ResourceName resource) {
        return singular(resource.value());
    }

    public static String singular(String plural) {
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
