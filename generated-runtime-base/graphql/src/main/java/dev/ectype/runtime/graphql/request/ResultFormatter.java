package dev.ectype.runtime.graphql.request;

import graphql.ErrorType;
import graphql.ExecutionResult;
import graphql.GraphQLError;
import graphql.InvalidSyntaxError;
import graphql.language.SourceLocation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Formats execution results for clients and gives every error a code. */
public final class ResultFormatter {
    /** The start of the library's message for a document beyond a limit. The library has no error type for it. */
    private static final String OVER_LIMIT = "More than ";

    private ResultFormatter() {}

    public static Map<String, @Nullable Object> of(ExecutionResult result) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        if (!result.getErrors().isEmpty()) {
            List<Object> errors = new ArrayList<>();
            result.getErrors().forEach(error -> errors.add(form(error)));
            form.put("errors", errors);
        }
        if (result.isDataPresent()) {
            form.put("data", result.getData());
        }
        return form;
    }

    private static Map<String, @Nullable Object> form(GraphQLError error) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>(error.toSpecification());
        if (error instanceof InvalidSyntaxError syntax) {
            form.put("message", message(syntax));
        }
        Map<String, Object> extensions = new LinkedHashMap<>();
        extensions.put("code", code(error));
        form.put("extensions", extensions);
        return form;
    }

    /** Writes the message of a syntax error. The library's own message formats numbers in the locale of the JVM. */
    private static String message(InvalidSyntaxError error) {
        List<SourceLocation> locations = error.getLocations();
        SourceLocation location = locations == null || locations.isEmpty() ? null : locations.get(0);
        String place = location == null ? "" : " at line " + location.getLine() + " column " + location.getColumn();
        if (error.getMessage().startsWith(OVER_LIMIT)) {
            return "the document exceeds the limits of length or depth; parsing stopped" + place;
        }
        String token = error.getOffendingToken();
        return "invalid syntax" + place + (token == null ? "" : ", found '" + token + "'");
    }

    private static Object code(GraphQLError error) {
        Map<String, Object> extensions = error.getExtensions();
        Object code = extensions == null ? null : extensions.get("code");
        if (code != null) {
            return code;
        }
        if (error.getErrorType() == ErrorType.InvalidSyntax) {
            return "GRAPHQL_PARSE_FAILED";
        }
        return error.getErrorType() == ErrorType.ValidationError ? "GRAPHQL_VALIDATION_FAILED" : "BAD_USER_INPUT";
    }
}
