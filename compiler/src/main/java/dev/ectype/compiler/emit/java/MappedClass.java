package dev.ectype.compiler.emit.java;

import com.palantir.javapoet.ClassName;
import java.util.List;
import javax.lang.model.SourceVersion;

/** Checks the names of classes that users map to texts or numbers. */
final class MappedClass {
    private MappedClass() {}

    /** Returns the name if it is a qualified class name. */
    static String named(String pair, String name) {
        if (!SourceVersion.isName(name, SourceVersion.RELEASE_17)) {
            throw new BadTypeMapping(
                    "\"" + pair + "\" names the class \"" + name + "\", which is not a valid class name",
                    "Write the qualified name without type arguments, such as java.time.OffsetDateTime.");
        }
        if (name.indexOf('.') < 0) {
            throw new BadTypeMapping(
                    "\"" + pair + "\" names the class " + name + " without its package",
                    "Write the qualified name, such as java.time.OffsetDateTime.");
        }
        if (name.equals("java.util.Date")) {
            throw new BadTypeMapping(
                    "\"" + pair + "\" is not supported: java.util.Date does not write an RFC 3339 time",
                    "Use java.time.Instant or java.time.OffsetDateTime.");
        }
        return name;
    }

    /** Splits a qualified name by convention: packages begin in lower case, types do not. */
    static ClassName of(String name) {
        List<String> words = List.of(name.split("\\."));
        int first = 0;
        while (first < words.size() - 1
                && !Character.isUpperCase(words.get(first).codePointAt(0))) {
            first++;
        }
        String[] inner = words.subList(first + 1, words.size()).toArray(String[]::new);
        return ClassName.get(String.join(".", words.subList(0, first)), words.get(first), inner);
    }
}
