package dev.ectype.runtime.http;

import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Represents a request. The view is valid only while its handler runs, but its strings stay valid. */
public interface Request {
    /** {@return the case-sensitive method as written} */
    String method();

    /** {@return the percent-encoded target in origin form, or {@code *}} */
    String target();

    /** {@return the percent-encoded target up to the first question mark} */
    default String path() {
        String target = target();
        int mark = target.indexOf('?');
        return mark < 0 ? target : target.substring(0, mark);
    }

    /** {@return the percent-encoded query after the first question mark, or the empty string} */
    default String query() {
        String target = target();
        int mark = target.indexOf('?');
        return mark < 0 ? "" : target.substring(mark + 1);
    }

    /** {@return the prefix that was removed from the path, such as {@code /billing}; usually empty} */
    default String mount() {
        return "";
    }

    /**
     * Returns the first value of a header field. Bytes above 127 are decoded as Latin-1.
     *
     * @param name the name; case does not matter
     * @return the value, or null if the request has no such field
     */
    @Nullable
    String header(String name);

    /**
     * Returns all values of a header field.
     *
     * @param name the name; case does not matter
     * @return the values in the order of arrival
     */
    List<String> headers(String name);

    /**
     * Visits all header fields in the order of arrival.
     *
     * @param visitor the visitor
     */
    void forEachHeader(HeaderVisitor visitor);

    /** {@return the whole body} Its array may be reused after the handler returns. */
    ByteSlice body();

    /** {@return the chunks of a streaming body, or null for a complete one} */
    default @Nullable BodyChunks bodyChunks() {
        return null;
    }

    /** {@return the address of the client} */
    InetSocketAddress peer();

    /** {@return true if the connection uses TLS} */
    boolean secure();

    /** {@return the protocol and its version} */
    Protocol protocol();
}
