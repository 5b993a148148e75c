package dev.ectype.controlplane.platform.content;

import java.util.regex.Pattern;

/**
 * Declares a route with a streamed body, which may be larger than a JSON body. The route is annotated with {@code AsksFirst} and begins its
 * effect with the hash of the body. Features declare it as a bean.
 *
 * @param path the pattern of its paths
 * @param limit the maximum size of a body in bytes
 */
public record StreamedBody(String method, Pattern path, long limit) {
    boolean is(String requestMethod, String requestPath) {
        return method.equals(requestMethod) && path.matcher(requestPath).matches();
    }
}
