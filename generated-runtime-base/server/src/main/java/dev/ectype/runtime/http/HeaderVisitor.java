package dev.ectype.runtime.http;

/** Receives the header fields of a request one by one in the order of arrival. */
@FunctionalInterface
public interface HeaderVisitor {
    /**
     * Receives one header field. A repeated field is received once per value.
     *
     * @param name the name as the client wrote it, or in lower case
     * @param value the value
     */
    void visit(String name, String value);
}
