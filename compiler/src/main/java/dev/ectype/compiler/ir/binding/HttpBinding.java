package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An HTTP method on a path.
 *
 * @param method upper case
 * @param path with parameters in braces, without fragment and query, such as {@code /pets/{petId}}
 * @param conditions literals of the path's query or fragment that a request must carry
 * @param basePaths those of this operation alone, {@code /} standing for none; empty where it has those of the API
 * @param catchAllParameter the parameter of the path whose text may hold slashes, or null
 */
public record HttpBinding(
        String method,
        String path,
        List<Condition> conditions,
        List<String> basePaths,
        @JsonName("spanning") @Nullable String catchAllParameter)
        implements Binding {
    public HttpBinding {
        conditions = List.copyOf(conditions);
        basePaths = List.copyOf(basePaths);
    }

    /** An operation on the servers of its API, whose parameters are one segment each. */
    public static HttpBinding of(String method, String path, List<Condition> conditions) {
        return new HttpBinding(method, path, conditions, List.of(), null);
    }

    public HttpBinding withBasePaths(List<String> changed) {
        return new HttpBinding(method, path, conditions, changed, catchAllParameter);
    }

    public HttpBinding withCatchAllParameter(String parameter) {
        return new HttpBinding(method, path, conditions, basePaths, parameter);
    }

    /** A query parameter or header that must have this value (null value: must be present) for the operation to match. */
    public record Condition(
            Parameter.In in, String name, @Nullable String value) {}

    @Override
    public String words() {
        return method + " " + path;
    }
}
