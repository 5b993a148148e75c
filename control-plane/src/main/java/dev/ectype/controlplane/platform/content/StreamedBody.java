package dev.ectype.controlplane.platform.content;

import java.util.regex.Pattern;

/**
 * A route whose body is read as it comes, and is larger than one of JSON may be. It {@code AsksFirst}, and begins its effect with the hash of
 * what it has read. Features declare one as a bean.
 *
 * @param path what its paths match
 * @param limit how many bytes a body may have
 */
public record StreamedBody(String method, Pattern path, long limit) {
    boolean is(String asked, String at) {
        return method.equals(asked) && path.matcher(at).matches();
    }
}
