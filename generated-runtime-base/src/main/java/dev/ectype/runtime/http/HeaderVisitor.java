package dev.ectype.runtime.http;

/** Sees the header fields of a request one by one, in the order they arrived. */
@FunctionalInterface
public interface HeaderVisitor {
    void visit(String name, String value);
}
