package dev.ectype.controlplane.scim.filter;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Splits a filter or path into brackets, quoted texts and words. */
final class FilterScanner {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String BRACKETS = "()[]";

    private final String text;
    private final Function<String, ServiceException> fault;
    private int at;
    private int start;
    private String token = "";

    /** @param fault the function that creates the error with a detail */
    FilterScanner(String text, Function<String, ServiceException> fault) {
        this.text = text;
        this.fault = fault;
        next();
    }

    /** Returns the current token; empty at the end. */
    String token() {
        return token;
    }

    boolean isAtEnd() {
        return token.isEmpty();
    }

    boolean is(String expected) {
        return token.equalsIgnoreCase(expected);
    }

    /** Returns whether the next characters are a bracket, after spaces. */
    boolean isFollowedBy(char bracket) {
        int next = at;
        while (next < text.length() && text.charAt(next) == ' ') {
            next++;
        }
        return next < text.length() && text.charAt(next) == bracket;
    }

    /** Returns the current token and reads the next one. */
    String take() {
        String taken = token;
        next();
        return taken;
    }

    void expect(String expected) {
        if (!token.equals(expected)) {
            throw expected("\"" + expected + "\"");
        }
        next();
    }

    /** Returns the value of a quoted text. */
    JsonNode quoted(String quoted) {
        try {
            return JSON.readTree(quoted);
        } catch (JacksonException invalid) {
            throw expected("a text with the escapes of JSON");
        }
    }

    ServiceException expected(String expected) {
        return problem("expected " + expected + ", but found " + (token.isEmpty() ? "the end" : Excerpt.of(token)));
    }

    ServiceException problem(String problem) {
        return fault.apply("Character " + (start + 1) + ": " + problem + ".");
    }

    private void next() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        start = at;
        if (at < text.length()) {
            char first = text.charAt(at);
            if (BRACKETS.indexOf(first) >= 0) {
                at++;
            } else if (first == '"') {
                skipQuoted();
            } else {
                skipWord();
            }
        }
        token = text.substring(start, at);
    }

    private void skipQuoted() {
        at++;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        if (at >= text.length()) {
            at = text.length();
            throw problem("the text has no closing quotation mark");
        }
        at++;
    }

    private void skipWord() {
        while (at < text.length()
                && text.charAt(at) != ' '
                && text.charAt(at) != '"'
                && BRACKETS.indexOf(text.charAt(at)) < 0) {
            at++;
        }
    }
}
