package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.json.JsonName;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Binds an operation to an HTTP method and a path.
 *
 * @param method the method in upper case
 * @param path the path with parameters in braces, without fragment and query, such as {@code /pets/{petId}}
 * @param conditions the literals of the path's query or fragment that a request must contain
 * @param basePaths the base paths of this operation, {@code /} for none; empty to use those of the API
 * @param catchAllParameter the path parameter that may contain slashes, or null
 */
public record HttpBinding(
        String method,
        String path,
        List<Condition> conditions,
        List<String> basePaths,
        @JsonName("spanning") @Nullable String catchAllParameter)
        implements Binding {
    private static final Pattern PARAMETER = Pattern.compile("\\{([^}]*)}");

    public HttpBinding {
        conditions = List.copyOf(conditions);
        basePaths = List.copyOf(basePaths);
    }

    /** Creates a binding with the API's base paths and without a catch-all parameter. */
    public static HttpBinding of(String method, String path, List<Condition> conditions) {
        return new HttpBinding(method, path, conditions, List.of(), null);
    }

    @Override
    public HttpBinding withDefaultBasePaths(List<String> changed) {
        return basePaths.isEmpty() ? new HttpBinding(method, path, conditions, changed, catchAllParameter) : this;
    }

    @Override
    public HttpBinding withCatchAllParameter(String parameter) {
        return new HttpBinding(method, path, conditions, basePaths, parameter);
    }

    /** Requires a value of a query parameter or header (null: any value). */
    public record Condition(
            Parameter.In in, String name, @Nullable String value) {}

    /** Returns the path parameters in the order of the path. */
    public List<String> pathParameters() {
        return PARAMETER.matcher(path).results().map(found -> found.group(1)).toList();
    }

    @Override
    public String label() {
        return method;
    }

    @Override
    public String address() {
        return path;
    }

    /** Returns the first word of the path after a version. */
    @Override
    public String groupName() {
        for (String segment : path.split("/")) {
            if (!segment.isEmpty() && !segment.startsWith("{") && !segment.matches("v[0-9]+")) {
                return segment;
            }
        }
        return "root";
    }

    @Override
    public String words() {
        return method + " " + path;
    }
}
