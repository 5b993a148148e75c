package dev.ectype.controlplane.scim.filter;

import dev.ectype.controlplane.scim.schema.ScimErrors;
import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Holds the parameters of a list as texts: those of a GET request, or those of the body of a search. */
public record ListParameters(
        @Nullable String filter,
        @Nullable String sortBy,
        @Nullable String sortOrder,
        @Nullable String startIndex,
        @Nullable String count,
        @Nullable String attributes,
        @Nullable String excludedAttributes) {
    /** Reads the parameters of a GET request. */
    public static ListParameters of(HttpServletRequest request) {
        return new ListParameters(
                request.getParameter("filter"),
                request.getParameter("sortBy"),
                request.getParameter("sortOrder"),
                request.getParameter("startIndex"),
                request.getParameter("count"),
                request.getParameter("attributes"),
                request.getParameter("excludedAttributes"));
    }

    /** Reads the body of a search (RFC 7644, section 3.4.3). */
    public static ListParameters of(@Nullable JsonNode body) {
        if (body == null || !body.isObject()) {
            throw ScimErrors.invalidSyntax("The body must be a JSON object with the parameters of the search.");
        }
        return new ListParameters(
                text(body, "filter"),
                text(body, "sortBy"),
                text(body, "sortOrder"),
                text(body, "startIndex"),
                text(body, "count"),
                text(body, "attributes"),
                text(body, "excludedAttributes"));
    }

    private static @Nullable String text(JsonNode body, String name) {
        JsonNode value = body.get(name);
        if (value == null || value.isNull()) {
            return null;
        } else if (value.isArray()) {
            List<String> names = new ArrayList<>();
            value.forEach(each -> names.add(each.asString("")));
            return String.join(",", names);
        } else if (value.isString() || value.isIntegralNumber()) {
            return value.asString();
        }
        throw ScimErrors.invalidValue("The parameter " + name + " must be a text, a number or a list of texts.");
    }
}
