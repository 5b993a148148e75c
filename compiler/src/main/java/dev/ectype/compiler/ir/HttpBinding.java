package dev.ectype.compiler.ir;

import java.util.List;

/**
 * An HTTP method on a path.
 *
 * @param method upper case
 * @param path with parameters in braces, without fragment and query, such as {@code /pets/{petId}}
 * @param conditions literals of the path's query or fragment that a request must carry
 */
public record HttpBinding(String method, String path, List<Condition> conditions) implements Binding {
    public HttpBinding {
        conditions = List.copyOf(conditions);
    }

    /** A query parameter or header that must have this value (null value: must be present) for the operation to match. */
    public record Condition(
            Parameter.In in,
            String name,
            @org.jspecify.annotations.Nullable String value) {}

    @Override
    public String words() {
        return method + " " + path;
    }
}
