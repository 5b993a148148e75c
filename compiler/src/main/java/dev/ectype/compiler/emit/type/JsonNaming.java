package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.StringLiterals;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Chooses how the Java names of one type stand for JSON names: the type follows snake case if that saves annotations,
 * and an annotation sets each name that does not follow.
 */
final class JsonNaming {
    private final boolean isConstants;
    private final boolean isSnakeCase;

    /**
     * @param jsonNames the JSON names by Java name
     * @param isConstants true for enum constants, false for record components
     */
    private JsonNaming(Map<String, String> jsonNames, boolean isConstants) {
        this.isConstants = isConstants;
        long same = jsonNames.entrySet().stream()
                .filter(name -> name.getKey().equals(name.getValue()))
                .count();
        long snake = jsonNames.entrySet().stream()
                .filter(name -> snakeCase(name.getKey()).equals(name.getValue()))
                .count();
        isSnakeCase = snake > same;
    }

    static JsonNaming ofComponents(Map<String, String> jsonNames) {
        return new JsonNaming(jsonNames, false);
    }

    static JsonNaming ofConstants(Map<String, String> jsonNames) {
        return new JsonNaming(jsonNames, true);
    }

    /** Marks a type whose names follow snake case. */
    void mark(TypeSpec.Builder type) {
        if (isSnakeCase) {
            type.addSuperinterface(RuntimeTypes.SNAKE_CASE);
        }
    }

    /** Returns the annotation that sets a JSON name, or null if it follows from the Java name. */
    @Nullable
    AnnotationSpec annotation(String javaName, String jsonName) {
        String implied = isSnakeCase ? snakeCase(javaName) : javaName;
        return implied.equals(jsonName)
                ? null
                : AnnotationSpec.builder(RuntimeTypes.JSON_NAME)
                        .addMember("value", "$L", StringLiterals.of(jsonName))
                        .build();
    }

    private String snakeCase(String javaName) {
        return isConstants
                ? javaName.toLowerCase(Locale.ROOT)
                : javaName.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    }
}
