package dev.ectype.runtime.http;

import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a client asked; a view that is valid only while its handler runs, unlike the strings it gives. */
public interface Request {
    /** The method as written: methods are case-sensitive. */
    String method();

    /** The target in origin form, still percent-encoded, or {@code *}. */
    String target();

    /** The target up to the first question mark, still percent-encoded. */
    default String path() {
        String target = target();
        int mark = target.indexOf('?');
        return mark < 0 ? target : target.substring(0, mark);
    }

    /** What follows the first question mark, still percent-encoded, or the empty string. */
    default String query() {
        String target = target();
        int mark = target.indexOf('?');
        return mark < 0 ? "" : target.substring(mark + 1);
    }

    /** What was cut off the front of the path on the way here, such as {@code /billing}; mostly nothing. */
    default String mount() {
        return "";
    }

    /** The first value of a field, whatever the case of its name; bytes above 127 arrive as Latin-1. */
    @Nullable
    String header(String name);

    /** All values of a field, in the order they arrived. */
    List<String> headers(String name);

    void forEachHeader(HeaderVisitor visitor);

    /** The whole body; its array may be reused after the handler has returned. */
    ByteSlice body();

    /** What is still to come of the body, or null where all of it is there. */
    default @Nullable BodyChunks bodyChunks() {
        return null;
    }

    InetSocketAddress peer();

    boolean secure();

    Protocol protocol();
}
