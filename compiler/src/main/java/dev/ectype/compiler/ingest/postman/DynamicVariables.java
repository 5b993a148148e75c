package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.ingest.observed.ValueShape;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Knows the types of generated values: of dynamic variables such as {@code $guid}, and of placeholders such as {@code <uuid>}. */
final class DynamicVariables {
    private static final Map<String, ValueShape> VARIABLES = new LinkedHashMap<>();

    /** The placeholders that converters of OpenAPI descriptions write. */
    private static final Map<String, ValueShape> PLACEHOLDERS = new LinkedHashMap<>();

    static {
        VARIABLES.put("$guid", ValueShape.text("uuid"));
        VARIABLES.put("$randomuuid", ValueShape.text("uuid"));
        VARIABLES.put("$timestamp", ValueShape.scalar("integer"));
        VARIABLES.put("$isotimestamp", ValueShape.text("date-time"));
        VARIABLES.put("$randomint", ValueShape.scalar("integer"));
        VARIABLES.put("$randomprice", ValueShape.scalar("number"));
        VARIABLES.put("$randomboolean", ValueShape.scalar("boolean"));
        VARIABLES.put("$randomemail", ValueShape.text("email"));
        VARIABLES.put("$randomexampleemail", ValueShape.text("email"));
        VARIABLES.put("$randomurl", ValueShape.text("uri"));
        PLACEHOLDERS.put("<string>", ValueShape.text(null));
        PLACEHOLDERS.put("<integer>", ValueShape.scalar("integer"));
        PLACEHOLDERS.put("<long>", ValueShape.scalar("integer"));
        PLACEHOLDERS.put("<number>", ValueShape.scalar("number"));
        PLACEHOLDERS.put("<float>", ValueShape.scalar("number"));
        PLACEHOLDERS.put("<double>", ValueShape.scalar("number"));
        PLACEHOLDERS.put("<boolean>", ValueShape.scalar("boolean"));
        PLACEHOLDERS.put("<datetime>", ValueShape.text("date-time"));
        PLACEHOLDERS.put("<date>", ValueShape.text("date"));
        PLACEHOLDERS.put("<uuid>", ValueShape.text("uuid"));
        PLACEHOLDERS.put("<email>", ValueShape.text("email"));
        PLACEHOLDERS.put("<uri>", ValueShape.text("uri"));
        PLACEHOLDERS.put("<password>", ValueShape.text(null));
        PLACEHOLDERS.put("<byte>", ValueShape.text(null));
        PLACEHOLDERS.put("<binary>", ValueShape.text(null));
    }

    private DynamicVariables() {}

    /** Returns the type of a dynamic variable. Those without an entry are texts. */
    static ValueShape shape(String variable) {
        return VARIABLES.getOrDefault(variable.toLowerCase(Locale.ROOT), ValueShape.text(null));
    }

    /** Returns the type of a placeholder, or null for other texts. */
    static @Nullable ValueShape placeholder(String text) {
        // Converters write a message in place of a type that contains itself.
        boolean isCut = text.startsWith("<Error: ") || text.startsWith("<Circular ");
        return isCut ? ValueShape.ANY : PLACEHOLDERS.get(text.toLowerCase(Locale.ROOT));
    }
}
