package dev.ectype.runtime.http;

/** Receives the header fields of a request one by one in the order of arrival. */
@FunctionalInterface
public interface HeaderVisitor {
    void visit(String name, String value);
}
