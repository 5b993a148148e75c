package dev.ectype.runtime.emulator.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes the request that an operation handles. The emulator implements it; a new one reaches the operations of each request. */
public interface RequestContext {
    /** Returns the operation's identifier in the API description. */
    String operation();

    /** Returns the HTTP method, or the method that stands for a call of another protocol. */
    String method();

    /** Returns the percent-encoded path without the query. */
    String path();

    /**
     * Returns the first value of a header field.
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
}
