package dev.ectype.cli.service;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Builds a path with query parameters. */
public final class QueryPath {
    private final StringBuilder path;
    private char separator = '?';

    public QueryPath(String path) {
        this.path = new StringBuilder(path);
    }

    /** Encodes a path segment from user input. */
    public static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** Adds a parameter unless its value is null. */
    public QueryPath with(String name, @Nullable String value) {
        if (value != null) {
            path.append(separator).append(name).append('=').append(encode(value));
            separator = '&';
        }
        return this;
    }

    public String path() {
        return path.toString();
    }
}
