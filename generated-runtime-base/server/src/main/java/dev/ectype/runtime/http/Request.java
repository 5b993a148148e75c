package dev.ectype.runtime.http;

import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Represents a request. The view is valid only while its handler runs, but its strings stay valid. */
public interface Request {
    /** Returns the case-sensitive method as written. */
    String method();

    /** Returns the percent-encoded target in origin form, or {@code *}. */
    String target();

    /** Returns the percent-encoded target up to the first question mark. */
    default String path() {
        String target = target();
        int mark = target.indexOf('?');
        return mark < 0 ? target : target.substring(0, mark);
    }

    /** Returns the percent-encoded query after the first question mark, or the empty string. */
    default String query() {
        String target = target();
        int mark = target.indexOf('?');
        return mark < 0 ? "" : target.substring(mark + 1);
    }

    /** Returns the prefix that was removed from the path, such as {@code /billing}; usually empty. */
    default String mount() {
        return "";
    }

    /** Returns the first value of a field, ignoring the case of its name. Bytes above 127 are decoded as Latin-1. */
    @Nullable
    String header(String name);

    /** Returns all values of a field in the order of arrival. */
    List<String> headers(String name);

    void forEachHeader(HeaderVisitor visitor);

    /** Returns the whole body. Its array may be reused after the handler returns. */
    ByteSlice body();

    /** Returns the chunks of a streaming body, or null for a complete one. */
    default @Nullable BodyChunks bodyChunks() {
        return null;
    }

    InetSocketAddress peer();

    boolean secure();

    Protocol protocol();
}
