package dev.ectype.compiler.ingest.swagger;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.document.HeaderName;
import dev.ectype.compiler.ingest.path.DeclaredOperation;
import dev.ectype.compiler.source.LocatedNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the parameters of one operation, before their types are read.
 *
 * @param values the parameters in the path, the query and headers
 * @param fields the members of a form
 * @param body the body, or null
 */
record DeclaredParameters(
        List<DeclaredParameter> values,
        List<DeclaredParameter> fields,
        @Nullable DescriptionObject body) {
    private static final List<String> PLACES = List.of("path", "query", "header");
    /** Holds a parameter with its name and its place in lower case. */
    record DeclaredParameter(String name, String in, DescriptionObject fields) {}

    DeclaredParameters {
        values = List.copyOf(values);
        fields = List.copyOf(fields);
    }

    /** Returns the parameters of a path, overridden by those of an operation with the same place and name. */
    static DeclaredParameters of(DeclaredOperation operation, DescriptionReferences links) {
        Map<String, DeclaredParameter> declared = new LinkedHashMap<>();
        for (DescriptionObject owner : List.of(operation.path(), operation.fields())) {
            for (LocatedNode place : owner.list("parameters")) {
                DeclaredParameter parameter = parameter(place, links);
                if (parameter != null) {
                    // An operation has one body, whatever its name is.
                    boolean isBody = parameter.in().equals("body");
                    declared.put(parameter.in() + (isBody ? "" : " " + parameter.name()), parameter);
                }
            }
        }
        DeclaredParameter body = declared.remove("body");
        return new DeclaredParameters(
                declared.values().stream()
                        .filter(each -> PLACES.contains(each.in()))
                        .toList(),
                declared.values().stream()
                        .filter(each -> each.in().equals("formdata"))
                        .toList(),
                body == null ? null : body.fields());
    }

    private static @Nullable DeclaredParameter parameter(LocatedNode place, DescriptionReferences links) {
        DescriptionObject fields = DescriptionObject.following(place, "parameters", links);
        if (fields == null) {
            return null;
        }
        String in = String.valueOf(fields.text("in")).toLowerCase(Locale.ROOT);
        String name = in.equals("body") ? "body" : fields.text("name");
        boolean isKnown = PLACES.contains(in) || in.equals("formdata") || in.equals("body");
        if (name == null || !isKnown) {
            links.findings().unexpected(place, "parameters", "objects with a `name` and an `in`");
            return null;
        }
        if (in.equals("header") && !HeaderName.isValid(name)) {
            links.findings().unexpected(place, "parameters", "headers with valid names");
            return null;
        }
        boolean isIgnored = in.equals("header") && HeaderName.isDescribedElsewhere(name);
        return isIgnored ? null : new DeclaredParameter(name, in, fields);
    }
}
